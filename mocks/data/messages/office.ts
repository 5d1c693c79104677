// Messages on a unit's checks and on accounts of the hall.
import { template } from './template';

const CASE = { category: '办件通知', sms: 'always' } as const;
const ACCOUNT = { category: '账户通知', sms: 'always' } as const;

export const officeMessages = {
  /** `name`: what waits; `waits`: since when; `why`: reason of the check; `then`: what the check opens. */
  'case-to-check': template<{
    id: string;
    ywlsh: string;
    ywmc: string;
    name: string;
    waits: string;
    why: string;
    checkers: string;
    then: string;
  }>({
    ...CASE,
    id: ({ id }) => id,
    title: ({ ywmc }) => `${ywmc}待复核`,
    text: ({ name, waits, why, checkers, then }) =>
      `${name}${waits}${why && `（${why}）`}，请${checkers}在“我的办件”中复核或退回；${then}。`,
    opens: ({ ywlsh }) => ywlsh,
  }),

  'case-without-checker': template<{ ywlsh: string; ywmc: string; now: string; preparers: string }>({
    ...CASE,
    category: '缴存通知',
    id: ({ ywlsh, now }) => `wfh-${ywlsh}-${now}`,
    title: ({ ywmc }) => `${ywmc}没有人可以复核`,
    text: ({ ywlsh, ywmc, preparers }) =>
      `贵单位的${ywmc}（${ywlsh}）待复核，岗位调整后没有人可以复核：请管理岗在“操作员管理”中邀请或恢复一名复核岗或管理岗操作员；不再办理的由${preparers}撤回。`,
    opens: ({ ywlsh }) => ywlsh,
  }),

  /** `of`: which sign-in of the person, where several are possible. */
  'person-registered': template<{ zcsj: string; of: string }>({
    ...ACCOUNT,
    id: ({ of }, grzh) => `zc-${grzh}${of && `-${of}`}`,
    title: '注册成功',
    text: ({ zcsj }) =>
      `您已于${zcsj}注册网上办事大厅成功，今后可凭证件号码和密码登录。如非本人操作，请立即联系12329。`,
  }),

  'sign-in-frozen': template<{ sj: string }>({
    ...CASE,
    id: ({ sj }, grzh) => `djdl-${sj}-${grzh}`,
    title: '登录已冻结',
    text: ({ sj }) =>
      `您已于${sj.slice(0, 16)}冻结网上办事大厅登录。恢复登录请在登录页点击“忘记密码”，验证身份并设置新密码，或持有效证件到柜台办理。`,
  }),
};
