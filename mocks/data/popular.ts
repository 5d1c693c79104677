/**
 * How often a question was read on an ordinary day before the hall's own count begins; questions that are not named here had
 * nobody to speak of. The centre counts from its first day on and lets these fade as the last thirty days move away from them.
 */
export const readsPerDay: Readonly<Record<string, number>> = {
  tq01: 64,
  tq12: 51,
  tq19: 47,
  jc08: 38,
  dk02: 36,
  dl01: 34,
  tq21: 29,
  jc02: 27,
  hk04: 25,
  dk03: 24,
  jc01: 22,
  tq20: 20,
  dl08: 19,
  lh01: 17,
  dw02: 16,
  hk01: 15,
  tq28: 14,
  dk01: 13,
  tq09: 12,
  dw04: 11,
  lh09: 10,
  jc10: 9,
  dw06: 8,
  dl17: 8,
  tq05: 7,
  hk09: 6,
  dw13: 5,
  dl09: 4,
};
