// A lexer of lines, whose characters are interleaved: a state machine for each work-item hashes words and numbers.
enum { BLANK, WORD, NUMBER, COMMENT };

uint mixed(uint h)
{
    h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16;
    return h;
}

__kernel void lineLexer(__global const uchar *text, int lines, int length, __global uint *hashes, __global int *tokens)
{
    int i = get_global_id(0), state = BLANK, count = 0;
    uint hash = 17u, token = 0u;
    for (int at = 0; at < length; ++at) {
        uint c = text[at * lines + i];
        if (c == '\n')
            break;
        switch (state) {
        case BLANK:
            if (c == '#')
                state = COMMENT;
            else if (c != ' ') {
                state = c <= '9' ? NUMBER : WORD;
                token = c;
            }
            break;
        case WORD:
            if (c != ' ')
                token = token * 31u + c;
            break;
        case NUMBER:
            if (c != ' ')
                token = token * 10u + (c - '0');
            break;
        default:
            break;
        }
        if (c == ' ' && (state == WORD || state == NUMBER)) {  // a token ends
            hash = mixed(hash ^ token) + mixed(token + 0x9e3779b9u) * 3u;
            hash = mixed(hash + mixed(token ^ 0x85ebca6bu)) ^ mixed(hash * 5u + 1u);
            hash = mixed(hash ^ (hash << 7)) + mixed(hash + token);
            ++count;
            state = BLANK;
        }
    }
    hashes[i] = hash;
    tokens[i] = count;
}
