/** Gives a whole number from 0 up to, but not including, its argument. The only randomness of the engine, passed in. */
export type Random = (below: number) => number;

/**
 * A stream of numbers that depends on nothing but `seed` (a whole number; its low 32 bits count).
 *
 * Source: the generator xoshiro128** of Blackman and Vigna (public domain), its state filled by splitmix32.
 */
export function randomFrom(seed: number): Random {
  let fill = seed | 0;
  const nextFill = (): number => {
    fill = (fill + 0x9e3779b9) | 0;
    let mixed = Math.imul(fill ^ (fill >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  let a = nextFill();
  let b = nextFill();
  let c = nextFill();
  let d = nextFill();

  return (below) => {
    const scrambled = Math.imul(b, 5);
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return Math.floor((word / 0x1_0000_0000) * below);
  };
}

/** The same things in an order that depends on `random` alone (Fisher and Yates). */
export function shuffled<Thing>(things: readonly Thing[], random: Random): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const kept = order[last] as Thing; // both places lie inside the array
    order[last] = order[other] as Thing;
    order[other] = kept;
  }
  return order;
}
