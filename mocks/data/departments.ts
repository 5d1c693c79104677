import { branches } from './counters';

/** A department of the centre that answers to the public (competent departments of docs/specification.md 7.5). */
export interface Department {
  bmdm: string;
  bmmc: string;
  /** Telephone. */
  dh: string;
  /** What it is responsible for. */
  zz: string;
}

/** The departments of the house. */
export const houseDepartments: readonly Department[] = [
  { bmdm: '01', bmmc: '归集管理处', dh: '0999-6120101', zz: '单位和灵活就业人员缴存、账户设立与转移、基数与比例调整' },
  { bmdm: '02', bmmc: '提取管理处', dh: '0999-6120102', zz: '各类住房公积金提取的审核与拨付' },
  { bmdm: '03', bmmc: '贷款管理处', dh: '0999-6120103', zz: '个人住房贷款的受理、审批、发放与贷后管理' },
  { bmdm: '04', bmmc: '稽核执法处', dh: '0999-6120104', zz: '单位不建不缴、欠缴少缴的投诉举报与行政执法' },
  { bmdm: '05', bmmc: '信息科技处', dh: '0999-6120105', zz: '网上办事大厅、手机客户端和数据安全' },
  { bmdm: '06', bmmc: '客户服务处', dh: '0999-6120106', zz: '12329热线、柜台服务规范与好差评' },
  { bmdm: '07', bmmc: '计划财务处', dh: '0999-6120107', zz: '资金核算、利率执行与年度结息' },
  { bmdm: '11', bmmc: '督查审计处', dh: '0999-6120111', zz: '诉求复核、服务督办与内部审计' },
];

/** Every branch answers for its own counters; a department's extension ends with its code. */
const BRANCHES: readonly Department[] = branches.map(({ wdmc, ssq, lxdh }) => ({
  bmdm: lxdh.slice(-2),
  bmmc: wdmc,
  dh: lxdh,
  zz: `${ssq}柜台业务`,
}));

export const departments: readonly Department[] = [...houseDepartments, ...BRANCHES];

/** Codes of the departments whose counters people go to. */
export const counterDepartments: readonly string[] = BRANCHES.map(({ bmdm }) => bmdm);

/** Reviews the answers of other departments (docs/rules/complaints-and-evaluation.md). */
export const REVIEW_DEPARTMENT = '11';
/** Enforcement: reports of units that do not pay in what they owe. */
export const ENFORCEMENT = '04';
/** Answers whatever belongs to no other department. */
export const SERVICE_DEPARTMENT = '06';

/** What a complaint is about, and the department that answers it (business type list of docs/specification.md 7.5). */
export interface ComplaintSubject {
  ywlxdm: string;
  ywlxmc: string;
  bmdm: string;
}

/** A review of a balance: the regulation gives its answer days of its own. */
export const BALANCE_REVIEW = '12';

export const complaintSubjects: readonly ComplaintSubject[] = [
  { ywlxdm: '01', ywlxmc: '单位缴存', bmdm: '01' },
  { ywlxdm: '02', ywlxmc: '灵活就业缴存', bmdm: '01' },
  { ywlxdm: '03', ywlxmc: '账户转移与信息变更', bmdm: '01' },
  { ywlxdm: '04', ywlxmc: '租房提取', bmdm: '02' },
  { ywlxdm: '05', ywlxmc: '购房与还贷提取', bmdm: '02' },
  { ywlxdm: '06', ywlxmc: '其他提取', bmdm: '02' },
  { ywlxdm: '07', ywlxmc: '贷款申请', bmdm: '03' },
  { ywlxdm: '08', ywlxmc: '还款与贷后', bmdm: '03' },
  { ywlxdm: '09', ywlxmc: '结息与对账', bmdm: '07' },
  { ywlxdm: '10', ywlxmc: '网上办事大厅与手机客户端', bmdm: '05' },
  { ywlxdm: '11', ywlxmc: '柜台与12329热线服务', bmdm: '06' },
  { ywlxdm: BALANCE_REVIEW, ywlxmc: '余额复核', bmdm: '07' },
];

export function departmentName(bmdm: string): string {
  return departments.find((one) => one.bmdm === bmdm)?.bmmc ?? '住房公积金管理中心';
}
