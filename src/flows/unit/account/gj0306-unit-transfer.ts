import { memberBatch } from '../blocks/member-batch';

/** GJ0306 同城转移 (docs/rules/gj0306-unit-transfer.md). */
export default memberBatch({
  code: 'GJ0306',
  title: '同城转移',
  label: '转移明细',
  note: '职工的账户在本中心的单位之间转移，账号和余额不变，利息连续计算。转入的须先由原单位封存并缴清；转出的由转入单位启封后缴存，当月起不再列入本单位清册。',
  load: () => import('./gj0306-unit-transfer-rows'),
  promise: '本单位承诺所列职工与本单位的劳动关系属实，并已告知职工本人。如有不实，愿承担相应的法律责任。',
  next: {
    done: '账户已转移：转入的自生效年月起列入汇缴清册，转出的不再列入。转移确认单在下面的文书中，双方单位也可以在“转入转出记录”中下载。',
    waiting: '中心审核后转移，结果会发送到消息中心；审核前账户不变。',
    always: ['职工本人和另一方单位会收到通知；余额只告知职工本人，本人的转移确认单在“缴存明细”中。'],
  },
});
