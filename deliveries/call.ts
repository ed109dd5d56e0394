/** A phone call that says something and asks for a key. `delivery` is what its answers name. */
export type Call = { to: string; delivery: string; says: string };
