import { memberBatch, memberRowsOf } from '../blocks/member-batch';

/** GJ0314 批量修改家庭地址 (docs/rules/gj0314-address-change.md). */
export default memberBatch({
  code: 'GJ0314',
  title: '批量修改家庭地址',
  label: '修改明细',
  note: '以最后一次登记的为准，职工本人可以随时在个人账户信息变更中改回。',
  load: memberRowsOf(() => import('./gj0314-address-change-import').then((one) => one.addressChangeImport), {
    grzhzt: '',
    places: true,
  }),
  promise: '本单位承诺所填家庭地址由职工本人提供。如有不实，愿承担相应的法律责任。',
  next: {
    done: '家庭地址已修改，各职工的变更记录中可以查到。',
    waiting: '中心核验后修改，结果会发送到消息中心。',
    always: ['职工会收到短信通知，有异议的可以自行改回，或拨打12329。'],
  },
});
