import { memberBatch, memberRowsOf } from '../blocks/member-batch';

const SEALED = '02';

/** GJ0312 封存原因修改 (docs/rules/gj0312-seal-reason.md). */
export default memberBatch({
  code: 'GJ0312',
  title: '封存原因修改',
  label: '修改明细',
  note: '封存原因决定职工可以办理哪些提取，登记有误的应及时更正。职工正在按原封存原因办理提取的，不能修改。改为终止劳动关系或离退休的，须上传证明文件。',
  load: memberRowsOf(() => import('./gj0312-seal-reason-import').then((one) => one.sealReasonImport), {
    grzhzt: SEALED,
  }),
  promise: '本单位承诺修改后的封存原因属实，并已告知职工本人。如有不实，愿承担相应的法律责任。',
  next: {
    done: '封存原因已修改，原因和修改经过留存备查。',
    waiting: '中心核验上传的文件后修改，结果会发送到消息中心。',
    always: ['职工会收到短信通知，有异议的可以联系单位或拨打12329。'],
  },
});
