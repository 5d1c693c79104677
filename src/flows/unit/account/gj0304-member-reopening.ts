import { memberBatch, memberRowsOf } from '../blocks/member-batch';

const SEALED = '02';

/** GJ0304 启封 (docs/rules/gj0304-member-reopening.md). */
export default memberBatch({
  code: 'GJ0304',
  title: '启封',
  label: '启封明细',
  note: '为在本单位封存的职工恢复缴存。职工已在其他单位正常缴存或有在途提取的，不能启封。封存期间的月份不补缴；应缴未缴的，请另行办理补缴。',
  load: memberRowsOf(() => import('./gj0304-member-reopening-import').then((one) => one.memberReopeningImport), {
    grzhzt: SEALED,
    row: ({ grzh, xingming, grjcjs }) => ({ grzh, xingming, grjcjs }),
    handed: ({ zjhm = '', xingming = '' }) => ({ grzh: zjhm, xingming }),
  }),
  promise: '本单位承诺所列职工与本单位存在劳动关系，缴存基数属实，并已告知职工本人。如有不实，愿承担相应的法律责任。',
  next: {
    done: '账户已启封，自启封年月起列入汇缴清册。',
    waiting: '中心审核后启封，结果会发送到消息中心；审核前职工不列入汇缴清册。',
    always: ['职工会收到启封短信，有异议的可以联系单位或拨打12329。'],
  },
});
