// Messages to developers, and to buyers of a suspended property.
import { byEndOf, type PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { type MessageLink, template } from './template';

const CASE = { category: '办件通知', sms: 'always' } as const;
/** 按揭客户: the developer's page of sales. */
const SALES = '/kfswt/cx_yw/dk_cx/ajkh';
const CLIENTS = { lj: SALES, ljmc: '查看按揭客户' };
/** 保证金/放款台账. */
const LEDGER = { lj: '/kfswt/cx_yw/dk_cx/bzjtz', ljmc: '查看台账' };
const RENEW = { lj: '/kfswt/cx_yw/xx_cx/kfsxxwh', ljmc: '去更新资质' };
const propertyPage = (lpbh: string): MessageLink => ({ lj: `/kfswt/cx_yw/lp_cx/ldb?lpbh=${lpbh}`, ljmc: '查看楼盘' });

/** Link to a sale that awaits confirmation. */
export const saleWaiting = (ywlsh: string) => `${SALES}?ywlsh=${ywlsh}`;

/** Id of the request to confirm a sale. */
export const saleRequestId = (ywlsh: string) => `kfs-qr-${ywlsh}`;

/** `sale`: buyer, home and number of the application. */
interface Sale {
  ywlsh: string;
  sale: string;
}

interface Property {
  lpbh: string;
  lpmc: string;
  now: string;
  today: PlainDate;
  why: string;
}

interface Pause {
  ywlsh: string;
  step: number;
  text: string;
}

const pauseId = ({ ywlsh, step }: Pause) => `zt-${ywlsh}-${step}`;

export const developerMessages = {
  'sale-to-confirm': template<Sale & { deadline: PlainDate | '' }>({
    ...CASE,
    id: ({ ywlsh }) => saleRequestId(ywlsh),
    title: '按揭贷款待确认',
    text: ({ sale, deadline }) => `${sale}等待贵公司确认售房信息，请在${byEndOf(deadline)}登录确认。`,
    link: ({ ywlsh }) => ({ ...CLIENTS, lj: saleWaiting(ywlsh) }),
  }),

  'sale-ended': template<Sale>({
    ...CASE,
    id: ({ ywlsh }) => `kfs-zz-${ywlsh}`,
    title: '按揭贷款已终止',
    text: ({ sale }) => `${sale}已终止，房屋恢复可售。`,
    link: CLIENTS,
  }),

  'loan-paid-out': template<Sale & { fen: Fen; day: PlainDate; payee: string }>({
    ...CASE,
    id: ({ ywlsh }) => `kfs-fk-${ywlsh}`,
    title: '按揭贷款已发放',
    text: ({ sale, fen, day, payee }) => `${sale}${moneyText(fen)}已于${day}划付至${payee}。`,
    link: CLIENTS,
  }),

  'guarantee-paid-in': template<Sale & { day: PlainDate; fen: Fen }>({
    ...CASE,
    id: ({ ywlsh }) => `kfs-bzjc-${ywlsh}`,
    title: '保证金已存入',
    text: ({ sale, day, fen }) => `${sale}已于${day}从监管账户划存保证金${moneyText(fen)}。`,
    link: LEDGER,
  }),

  'guarantee-returned': template<Sale & { day: PlainDate; fen: Fen; stage: '贷款结清' | '楼栋竣工' }>({
    ...CASE,
    id: ({ ywlsh, stage }) => `kfs-${stage === '贷款结清' ? 'bzjq' : 'bzjj'}-${ywlsh}`,
    title: '保证金已退还',
    text: ({ sale, day, fen, stage }) => `${sale}已于${day}退还保证金${moneyText(fen)}（${stage}）。`,
    link: LEDGER,
  }),

  'qualification-ending': template<{ zzyxq: PlainDate; day: PlainDate }>({
    ...CASE,
    id: ({ zzyxq, day }, kfsbh) => `zz-${kfsbh}-${zzyxq}-${day}`,
    title: '开发企业资质即将到期',
    text: ({ zzyxq }) =>
      `贵公司的开发企业资质将于${zzyxq}到期，到期后不能办理楼盘准入与变更，请在“开发商信息维护”中更新资质。`,
    link: RENEW,
  }),

  'qualification-ended': template<{ zzyxq: PlainDate; day: PlainDate }>({
    ...CASE,
    id: ({ zzyxq, day }, kfsbh) => `zz-${kfsbh}-${zzyxq}-${day}`,
    title: '开发企业资质已过期',
    text: ({ zzyxq }) =>
      `贵公司的开发企业资质已于${zzyxq}到期，不能办理楼盘准入与变更，请在“开发商信息维护”中更新资质。`,
    link: RENEW,
  }),

  'property-suspended': template<Property>({
    ...CASE,
    id: ({ lpbh, now }) => `lpzt-${lpbh}-${now}`,
    title: '楼盘暂停准入',
    text: ({ lpmc, today, why }) =>
      `贵公司的“${lpmc}”自${today}起暂停准入：${why}。已签借款合同的继续放款，其他申请暂缓办理。`,
    link: ({ lpbh }) => propertyPage(lpbh),
  }),

  'property-resumed': template<Property>({
    ...CASE,
    id: ({ lpbh, now }) => `lpzt-${lpbh}-${now}`,
    title: '楼盘恢复准入',
    text: ({ lpmc, today, why }) => `贵公司的“${lpmc}”自${today}起恢复准入${why && `：${why}`}。`,
    link: ({ lpbh }) => propertyPage(lpbh),
  }),

  /** `text`: the step of the case. */
  'application-paused': template<Pause>({
    ...CASE,
    id: pauseId,
    title: '贷款申请暂缓办理',
    text: ({ text }) => `${text}。`,
    opens: ({ ywlsh }) => ywlsh,
  }),

  'application-resumed': template<Pause>({
    ...CASE,
    id: pauseId,
    title: '贷款申请恢复办理',
    text: ({ text }) => `${text}。`,
    opens: ({ ywlsh }) => ywlsh,
  }),
};
