// cl_khr_subgroup_ballot: a ballot is a uint4, whose bit l is that of lane l. There are at most 64 lanes.

// Primitives (wfv/ir/intrinsics.py).
uint lane(void) __asm__("wfv.sub_group.lane");
uint max_size(void) __asm__("wfv.sub_group.max_size");
ulong ballot_of(bool is_true) __asm__("wfv.sub_group.ballot");

HELPER uint4 as_ballot(ulong bits) { return (uint4)((uint)bits, (uint)(bits >> 32), 0, 0); }
HELPER ulong as_bits(uint4 ballot) { return (ulong)ballot.x | (ulong)ballot.y << 32; }

HELPER ulong existing(void) { return ~0UL >> (64 - (ulong)max_size()); }
HELPER ulong own(void) { return 1UL << lane(); }
HELPER ulong below(void) { return own() - 1; }
HELPER ulong not_above(void) { return below() | own(); }

uint4 BUILTIN sub_group_ballot(int x) { return as_ballot(ballot_of(x != 0)); }

uint4 BUILTIN get_sub_group_eq_mask(void) { return as_ballot(own()); }
uint4 BUILTIN get_sub_group_ge_mask(void) { return as_ballot(existing() & ~below()); }
uint4 BUILTIN get_sub_group_gt_mask(void) { return as_ballot(existing() & ~not_above()); }
uint4 BUILTIN get_sub_group_le_mask(void) { return as_ballot(not_above()); }
uint4 BUILTIN get_sub_group_lt_mask(void) { return as_ballot(below()); }

int BUILTIN sub_group_inverse_ballot(uint4 ballot) { return as_bits(ballot) >> lane() & 1; }
int BUILTIN sub_group_ballot_bit_extract(uint4 ballot, uint index) { return as_bits(ballot) >> (index & 63) & 1; }

HELPER uint count(ulong bits) { return __builtin_popcountg(bits); }
uint BUILTIN sub_group_ballot_bit_count(uint4 ballot) { return count(as_bits(ballot) & existing()); }
uint BUILTIN sub_group_ballot_inclusive_scan(uint4 ballot) { return count(as_bits(ballot) & not_above()); }
uint BUILTIN sub_group_ballot_exclusive_scan(uint4 ballot) { return count(as_bits(ballot) & below()); }

uint BUILTIN sub_group_ballot_find_lsb(uint4 ballot) { return __builtin_ctzg(as_bits(ballot) & existing(), 64); }
uint BUILTIN sub_group_ballot_find_msb(uint4 ballot) { return 63 - __builtin_clzg(as_bits(ballot) & existing(), 64); }
