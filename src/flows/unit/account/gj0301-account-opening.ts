import { memberBatch } from '../blocks/member-batch';

/** GJ0301 个人账户设立 (docs/rules/gj0301-account-opening.md). */
export default memberBatch({
  code: 'GJ0301',
  title: '个人账户设立',
  label: '设立明细',
  note: ({ policy }) =>
    `自录用之日起${policy('p.khqx')}日内办理。首次参加工作的，自第二个月起缴存，基数为当月工资；新调入的，自发放工资的当月起缴存。已有账户的不再设立：封存的办理启封，在其他单位的办理同城转移。`,
  load: () => import('./gj0301-account-opening-rows'),
  promise:
    '本单位承诺所列人员与本单位存在劳动关系，身份、手机号码和缴存基数属实，并已告知职工本人。如有不实，愿承担相应的法律责任。',
  next: {
    done: '账户已设立，职工自起缴年月起列入汇缴清册；个人账号在“我的办件”的设立明细中查看。',
    waiting: '中心审核后设立，结果会发送到消息中心；审核前职工不列入汇缴清册。',
    always: [
      '职工会收到开户短信，用证件号码和该手机号在网厅注册后即可查询。在外地缴存过的，本人可以办理异地转移接续。',
    ],
  },
});
