import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { aList, anObject } from '../client/read';
import { wireCount, wireRows, wireText } from '../client/wire';

export interface CentreIntro {
  /** Tasks and organisation of the centre: rich text, Base64. */
  zxgk: string;
  jgzn: string;
  /** Directors. */
  ld: { xm: string; zw: string; fg: string }[];
  /** Departments. */
  bm: { bmmc: string; zz: string; lxdh: string }[];
}

/** A year of the centre's annual report. Amounts are yuan as text with two decimals. */
export interface YearFigures {
  nd: string;
  /** Contributing units and people in the year. */
  sjdws: number;
  sjrs: number;
  jce: string;
  tqe: string;
  /** Deposit balance at the end of the year. */
  jcye: string;
  /** Loans granted: number and amount; balance at the end of the year. */
  dkbs: number;
  ffe: string;
  dkye: string;
  /** Loan balance divided by deposit balance, percent with two decimals. */
  gdl: string;
  /** Number of the report's file in 常用下载, or ''. */
  wjbh: string;
}

/** 中心介绍 (docs/specification.md 7.3: zcxx/zxjs). */
export async function fetchCentreIntro(options?: CallOptions): Promise<CentreIntro> {
  return get(
    hall('zcxx/zxjs'),
    (data) => {
      const answer = anObject(data);
      return {
        zxgk: wireText(answer.zxgk),
        jgzn: wireText(answer.jgzn),
        ld: wireRows(answer.ld, ({ xm, zw, fg }) => ({ xm: wireText(xm), zw: wireText(zw), fg: wireText(fg) })),
        bm: wireRows(answer.bm, ({ bmmc, zz, lxdh }) => ({
          bmmc: wireText(bmmc),
          zz: wireText(zz),
          lxdh: wireText(lxdh),
        })),
      };
    },
    {
      ...options,
    },
  );
}

const AMOUNT = /^\d{1,15}\.\d{2}$/;

/** Figures by year, newest first. A year with an unreadable amount or count is omitted, because a wrong figure misleads. */
export async function fetchYearFigures(options?: CallOptions): Promise<YearFigures[]> {
  return get(
    hall('zcxx/tjnb'),
    (data) => {
      const list = aList(data);
      return wireRows(list, (row) => {
        const [nd, gdl, wjbh] = [wireText(row.nd), wireText(row.gdl), wireText(row.wjbh)];
        const [jce, tqe, jcye, ffe, dkye] = [row.jce, row.tqe, row.jcye, row.ffe, row.dkye].map(wireText) as Five;
        const [sjdws, sjrs, dkbs] = [wireCount(row.sjdws), wireCount(row.sjrs), wireCount(row.dkbs)];
        const amounts = [jce, tqe, jcye, ffe, dkye].every((amount) => AMOUNT.test(amount));
        if (!/^\d{4}$/.test(nd) || !amounts || !/^\d{1,3}\.\d{2}$/.test(gdl)) return undefined;
        if (sjdws === undefined || sjrs === undefined || dkbs === undefined) return undefined;
        return { nd, sjdws, sjrs, jce, tqe, jcye, dkbs, ffe, dkye, gdl, wjbh };
      }).sort((a, b) => (a.nd < b.nd ? 1 : -1));
    },
    options,
  );
}

/** `map` preserves the length, but its type does not say so. */
type Five = [string, string, string, string, string];
