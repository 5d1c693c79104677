import { type PlainMonth, shiftMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/deposit/interest';
import type { LedgerLine } from '../centre/kernel/accounts/ledger';
import { memberAccount } from '../centre/kernel/accounts/ledger';
import type { ContributionPeriod, PersonRecord } from '../centre/kernel/people';

const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'.split('');
const GIVEN = '伟芳娜敏静丽强磊军洋艳勇杰娟涛超明霞平刚桂英建文辉玲红梅飞鹏华波宁欣悦晨宇浩然'.split('');

interface Crowd {
  dwzh: string;
  /** First account number as an integer. */
  firstGrzh: number;
  count: number;
  from: PlainMonth;
  priorMonths: number;
}

/** Anonymous members of a unit: no sign-in, but accounts, bases and ID numbers of their own. */
export function crowdOf({ dwzh, firstGrzh, count, from, priorMonths }: Crowd): PersonRecord[] {
  const opened = shiftMonth(from, -priorMonths);
  return Array.from({ length: count }, (_, index): PersonRecord => {
    const serial = firstGrzh + index;
    const span: ContributionPeriod = {
      dwzh,
      from,
      base: BigInt(500_000 + ((serial * 7919) % 900) * 1_000),
      dwjcbl: '12',
      grjcbl: '12',
    };
    return {
      grzh: String(serial),
      xingming: nameOf(serial),
      zjlx: '01',
      zjhm: idNumberOf(serial),
      sjhm: `137${String(serial % 100_000_000).padStart(8, '0')}`,
      grzhzt: '01',
      khrq: `${opened}-01`,
      spans: [span],
      priorMonths,
      frozenFen: 0n,
      bankCard: null,
      completeness: '0',
      roles: ['grjcry'],
      twoFactor: false,
      passwordHash: '',
    };
  });
}

/** Balances of the crowd after `priorMonths`, as the lines of one opening entry. */
export function openingLines(crowd: readonly PersonRecord[]): LedgerLine[] {
  let total = 0n;
  const lines = crowd.map((person): LedgerLine => {
    const base = person.spans[0]?.base ?? 0n;
    const fen = 2n * monthlyDeposit(base, '12') * BigInt(person.priorMonths);
    total += fen;
    return { account: memberAccount(person.grzh), fen };
  });
  return [...lines, { account: 'opening', fen: -total }];
}

function nameOf(serial: number): string {
  const pick = (list: string[], at: number) => list[at % list.length] ?? '';
  const second = serial % 3 === 0 ? '' : pick(GIVEN, Math.floor(serial / 41) + 5);
  return pick(SURNAMES, serial * 17) + pick(GIVEN, serial * 7) + second;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Valid ID number, unique per serial: district, birthday, order and check digit. */
function idNumberOf(serial: number): string {
  const n = serial % 100_000;
  const year = 1970 + (n % 33);
  const month = String(1 + (Math.floor(n / 33) % 12)).padStart(2, '0');
  const day = String(1 + (Math.floor(n / 396) % 28)).padStart(2, '0');
  const order = String(100 + (Math.floor(n / 11_088) % 800)).padStart(3, '0');
  const district = serial >= 140_000_000_000 ? '110112' : serial >= 130_000_000_000 ? '110108' : '110105';
  const body = `${district}${year}${month}${day}${order}`;
  let sum = 0;
  for (let index = 0; index < 17; index += 1) sum += (WEIGHTS[index] ?? 0) * Number(body.charAt(index));
  return body + '10X98765432'.charAt(sum % 11);
}
