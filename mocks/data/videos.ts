import type { PlainDate } from '@/domain/dates';

/** A guide video of the demo; its file and captions lie in mocks/media/videos under its number. */
export interface VideoSeed {
  spbh: string;
  spmc: string;
  flbm: string;
  jj: string;
  /** Seconds. */
  sc: number;
  gxrq: PlainDate;
  /** The business it is about, or ''. */
  ywlj: string;
}

export const VIDEO_KINDS: readonly (readonly [flbm: string, flmc: string])[] = [
  ['0', '办事基础'],
  ['1', '提取业务'],
  ['2', '贷款业务'],
  ['3', '单位业务'],
];

/** Specification 2.5 names tqjq, tqbf, ltx, chd and yctj (by its abbreviation only); the rest are asked for most. */
export const videos: readonly VideoSeed[] = [
  {
    spbh: 'dlzn',
    spmc: '怎样登录网上办事大厅',
    flbm: '0',
    jj: '认识四种常用登录方式，忘记密码时怎样找回。',
    sc: 47,
    gxrq: '2026-10-12',
    ywlj: '',
  },
  {
    spbh: 'yctj',
    spmc: '业务办理指引',
    flbm: '0',
    jj: '大厅里每项业务都走同样的几步，看完这一段就知道从哪里开始、到哪里查进度。',
    sc: 44,
    gxrq: '2026-10-12',
    ywlj: '',
  },
  {
    spbh: 'zftq',
    spmc: '租房提取',
    flbm: '1',
    jj: '没有自有住房、租房居住的职工怎样按月或一次提取。',
    sc: 55,
    gxrq: '2026-09-28',
    ywlj: '/grwt/tqSys/tqyw/zfzj_tq',
  },
  {
    spbh: 'ltx',
    spmc: '离退休提取',
    flbm: '1',
    jj: '达到退休条件后提取全部余额并注销账户。',
    sc: 54,
    gxrq: '2026-09-28',
    ywlj: '/grwt/tqSys/tqyw/ltx_tq',
  },
  {
    spbh: 'tqjq',
    spmc: '提取公积金结清贷款',
    flbm: '1',
    jj: '住房贷款已经还清，怎样把还款的钱从公积金里提出来。',
    sc: 52,
    gxrq: '2026-10-19',
    ywlj: '/grwt/tqSys/tqyw/chdk_tq',
  },
  {
    spbh: 'tqbf',
    spmc: '提取公积金部分偿还贷款',
    flbm: '1',
    jj: '贷款还在还，怎样按已还的本息提取，单次或者按月、按年约定。',
    sc: 56,
    gxrq: '2026-10-19',
    ywlj: '/grwt/tqSys/tqyw/chdk_tq',
  },
  {
    spbh: 'chd',
    spmc: '签约冲还贷',
    flbm: '2',
    jj: '用公积金账户余额自动归还公积金贷款：按月冲还与按年冲本金怎么选。',
    sc: 51,
    gxrq: '2026-10-26',
    ywlj: '/grwt/dkSys/dkyw/qychd',
  },
  {
    spbh: 'dwhj',
    spmc: '单位汇缴',
    flbm: '3',
    jj: '经办人每月怎样核对清册、缴款、打印凭证。',
    sc: 53,
    gxrq: '2026-10-26',
    ywlj: '/dwwt/jcyw/dw_huij',
  },
];
