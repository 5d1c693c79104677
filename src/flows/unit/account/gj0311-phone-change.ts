import { memberBatch, memberRowsOf } from '../blocks/member-batch';

/** GJ0311 批量修改手机号 (docs/rules/gj0311-phone-change.md). */
export default memberBatch({
  code: 'GJ0311',
  title: '批量修改手机号',
  label: '修改明细',
  note: ({ policy }) =>
    `新手机号经职工本人确认后才生效：中心向新手机号发送短信，职工在${policy('p.sjhmQr')}小时内登录网上办事大厅确认；到时未确认的不再修改，原手机号继续有效。`,
  load: memberRowsOf(() => import('./gj0311-phone-change-import').then((one) => one.phoneChangeImport), { grzhzt: '' }),
  promise: '本单位承诺已征得职工本人同意，所填手机号为职工本人使用。如有不实，愿承担相应的法律责任。',
  next: {
    done: '确认短信已发送到各新手机号，原手机号同时收到通知。',
    waiting: '中心核验后向各新手机号发送确认短信。',
    always: ['每名职工是否已确认，见这笔业务的修改明细；到时未确认的，可以再次办理。'],
  },
});
