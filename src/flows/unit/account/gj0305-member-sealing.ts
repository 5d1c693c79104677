import { memberBatch, memberRowsOf } from '../blocks/member-batch';

const PAYING = '01';

/** GJ0305 封存 (docs/rules/gj0305-member-sealing.md). */
export default memberBatch({
  code: 'GJ0305',
  title: '封存',
  label: '封存明细',
  note: '封存后停止缴存，余额仍属职工本人并照常计息。终止劳动关系的，可在符合条件后提取或转入新单位；离退休的可以办理离退休提取；职工死亡的由继承人办理提取。最后月份没有足额缴存的，会提示您办理补缴。',
  load: memberRowsOf(() => import('./gj0305-member-sealing-import').then((one) => one.memberSealingImport), {
    grzhzt: PAYING,
  }),
  promise: '本单位承诺所列职工已停止缴存，封存原因和日期属实，并已告知职工本人。如有不实，愿承担补缴和相应的法律责任。',
  next: {
    done: '账户已封存，自停缴年月起不再列入汇缴清册。',
    waiting: '中心审核后封存，结果会发送到消息中心；审核前职工仍列入汇缴清册。',
    always: ['职工会收到封存短信，有异议的可以联系单位或拨打12329。'],
  },
});
