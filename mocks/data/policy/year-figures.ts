/** What moved in a year; amounts in ten thousand yuan. Balances follow from it. */
export interface YearFlow {
  nd: string;
  /** Units and people who deposited. */
  sjdws: number;
  sjrs: number;
  jce: number;
  tqe: number;
  dkbs: number;
  ffe: number;
  /** Loan principal that came back. */
  hse: number;
  /** Day the report was published. */
  gbrq: string;
}

/** Balances at the end of 2018, ten thousand yuan. */
export const OPENING = { jcye: 2_318_460, dkye: 1_986_320 };

/** The annual reports of a centre that exists nowhere; plausible for a city of some three million people. */
export const yearFlows: readonly YearFlow[] = [
  {
    nd: '2019',
    sjdws: 11_826,
    sjrs: 612_450,
    jce: 982_316,
    tqe: 684_270,
    dkbs: 11_240,
    ffe: 486_210,
    hse: 238_460,
    gbrq: '2020-03-27',
  },
  {
    nd: '2020',
    sjdws: 12_904,
    sjrs: 638_190,
    jce: 1_068_742,
    tqe: 741_835,
    dkbs: 12_075,
    ffe: 538_640,
    hse: 262_915,
    gbrq: '2021-03-26',
  },
  {
    nd: '2021',
    sjdws: 14_377,
    sjrs: 671_820,
    jce: 1_183_605,
    tqe: 826_480,
    dkbs: 12_618,
    ffe: 579_385,
    hse: 301_740,
    gbrq: '2022-03-29',
  },
  {
    nd: '2022',
    sjdws: 15_912,
    sjrs: 694_375,
    jce: 1_276_918,
    tqe: 884_260,
    dkbs: 8_946,
    ffe: 431_270,
    hse: 335_890,
    gbrq: '2023-03-28',
  },
  {
    nd: '2023',
    sjdws: 17_460,
    sjrs: 718_640,
    jce: 1_362_450,
    tqe: 1_041_375,
    dkbs: 10_583,
    ffe: 527_930,
    hse: 402_165,
    gbrq: '2024-03-27',
  },
  {
    nd: '2024',
    sjdws: 18_835,
    sjrs: 737_205,
    jce: 1_431_886,
    tqe: 1_128_640,
    dkbs: 9_872,
    ffe: 508_415,
    hse: 421_330,
    gbrq: '2025-03-28',
  },
  {
    nd: '2025',
    sjdws: 20_118,
    sjrs: 752_930,
    jce: 1_498_327,
    tqe: 1_196_215,
    dkbs: 10_346,
    ffe: 546_780,
    hse: 438_905,
    gbrq: '2026-03-27',
  },
];
