import { giveQueryConsent } from '@mocks/centre/access/query-consents';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { withFigures } from '@mocks/centre/public/answers/answers-text';
import { questions } from '@mocks/data/questions/questions';
import { expect, it } from 'vitest';
import { centreOn, HE_JING, LIU_YANG, ZHANG_JIANGUO } from '../../fixture';

/** A claim of an answer's text, and the condition of a rule that it repeats: its name, and what it requires ('$1': the claim's figure). */
type Claim = readonly [id: string, says: RegExp, ywlx: string, condition: RegExp, requires: string];

const MONTHS = /^连续正常缴存月数$/;
const NO_LOAN = /^没有未结清的住房公积金贷款$/;
const CLAIMS: readonly Claim[] = [
  ['tq01', /连续正常缴存满(\d+)个月/, 'TQ0107', MONTHS, '不少于$1个月'],
  ['tq01', /在本市没有自有住房/, 'TQ0107', /^本人及配偶在本市无自有住房$/, '0套'],
  ['tq08', /成年子女的住房不计入/, 'TQ0107', /无自有住房/, '成年子女的住房不计入'],
  ['tq12', /每(\d+)个月可以提取一次/, 'TQ0106', /^距上次还贷提取的时间$/, '满$1个月'],
  ['tq12', /没有签约冲还贷的也可以办理/, 'TQ0106', /^贷款未签约冲还贷$/, '未签约'],
  ['tq13', /每(\d+)个月一次/, 'TQ0106', /^距上次还贷提取的时间$/, '满$1个月'],
  ['hk15', /每(\d+)个月办理一次/, 'TQ0106', /^距上次还贷提取的时间$/, '满$1个月'],
  ['dk12', /每(\d+)个月/, 'TQ0106', /^距上次还贷提取的时间$/, '满$1个月'],
  ['tq19', /账户封存满(\d+个月)/, 'TQ0199 13', /封存/, '$1'],
  ['tq20', /账户封存满(\d+个月)/, 'TQ0199 13', /封存/, '$1'],
  ['tq37', /账户封存满(\d+个月)/, 'TQ0199 13', /封存/, '$1'],
  ['tq20', /没有未结清的公积金贷款/, 'TQ0199 13', NO_LOAN, '无'],
  ['tq21', /达到法定退休年龄/, 'TQ0103', /^达到法定退休年龄/, '法定退休年月不晚于'],
  ['tq21', /先由单位按“离休退休”封存/, 'TQ0103', /按离退休封存/, '按离退休封存'],
  ['tq21', /有未结清公积金贷款的，须先结清/, 'TQ0103', NO_LOAN, '无'],
  ['tq33', /销户类提取（退休、离职、出境等）须先结清/, 'TQ0103', NO_LOAN, '无'],
  ['tq33', /销户类提取（退休、离职、出境等）须先结清/, 'TQ0105', NO_LOAN, '无'],
  ['tq33', /销户类提取（退休、离职、出境等）须先结清/, 'TQ0199 13', NO_LOAN, '无'],
  ['tq33', /有逾期的须先还清逾期/, 'TQ0101', /^公积金贷款没有逾期$/, '无逾期'],
  ['tq33', /有逾期的须先还清逾期/, 'TQ0107', /^公积金贷款没有逾期$/, '无逾期'],
  ['jc14', /租房提取要求连续缴存(\d+)个月/, 'TQ0107', MONTHS, '不少于$1个月'],
  ['jc14', /贷款要求连续缴存(\d+)个月/, 'GD0101', MONTHS, '不少于$1个月'],
  ['dk01', /连续足额缴存满(\d+)个月/, 'GD0101', MONTHS, '不少于$1个月'],
  ['dk01', /家庭住房少于(\d+)套/, 'GD0101', /^家庭名下住房套数$/, '少于$1套'],
  ['dk01', /使用公积金贷款少于(\d+)次/, 'GD0101', /^家庭使用住房公积金贷款的次数$/, '少于$1次'],
  ['dk01', /没有未结清的公积金贷款/, 'GD0101', /^本人及配偶没有未结清的住房公积金贷款$/, '0笔'],
  ['dk04', /最长(\d+)个月/, 'GD0101', /^按年龄可贷期限$/, '最长$1个月'],
  ['dk04', /最大(\d+)周岁/, 'GD0101', /^按年龄可贷期限$/, '$1周岁'],
  ['dk04', /法定退休时间后(\d+)年/, 'GD0101', /^按年龄可贷期限$/, '后$1年'],
  ['dk06', /住房达到(\d+)套/, 'GD0101', /^家庭名下住房套数$/, '少于$1套'],
  ['dk06', /贷款达到(\d+)次/, 'GD0101', /^家庭使用住房公积金贷款的次数$/, '少于$1次'],
  ['hk03', /还款日前(\d+)[日天]内不能办理/, 'GD0601', /^距下一还款日/, '超过$1日'],
  ['hk09', /还款日前(\d+)[日天]内不能办理/, 'GD0405', /^距下一还款日/, '超过$1日'],
  ['hk07', /已还满(\d+)期/, 'GD0404', /^已正常还款/, '不少于$1期'],
  ['hk07', /没有逾期/, 'GD0404', /^有正常还款的住房公积金贷款$/, '正常'],
  ['hk07', /每(\d+)个月可以变更一次/, 'GD0404', /^距上次同类变更/, '满$1个月'],
  ['hk07', /放款日、还款日当天不能办理/, 'GD0404', /^今天不是放款日、还款日$/, '其他日期'],
  ['hk07', /签约冲还贷的，先解除/, 'GD0404', /^没有执行中的冲还贷约定$/, '未签约'],
  ['hk08', /已还满(\d+)期/, 'GD0406', /^已正常还款/, '不少于$1期'],
  ['hk13', /结清/, 'GD0701', /^有已结清、抵押尚未注销的贷款$/, '至少1笔'],
  ['lh01', /年满(\d+)周岁/, 'GJ0801', /^年满/, '满$1周岁'],
  ['lh01', /未达到法定退休年龄/, 'GJ0801', /未达到法定退休年龄$/, '法定退休年月晚于'],
  ['lh08', /毕业(\d+)年内/, 'GJ0814', /^毕业/, '毕业日期起$1年'],
  ['lh08', /最多(\d+)个月/, 'GJ0814', /^有可以申请补贴的月份$/, '累计不超过$1个月'],
  ['lh09', /连续缴存满(\d+)个月/, 'ZY0101', /^在本市连续缴存满/, '$1个月'],
  ['lh09', /在本市正常缴存/, 'ZY0101', /^本市账户正常缴存$/, '正常'],
];

/** Who is repaying a loan at this centre: the conditions about it are theirs, without one only that there must be one is said. */
const OF_LOAN: ReadonlySet<string> = new Set(['TQ0106', 'GD0404', 'GD0405', 'GD0406', 'GD0601']);

function conditionsOf(tx: Transaction, actor: Actor, business: string) {
  const [ywlx = '', qttqyy] = business.split(' ');
  return judge(tx, actor, { ywlx, ...(qttqyy && { qttqyy }) }).tj;
}

it.each([
  ['张建国', ZHANG_JIANGUO],
  ['刘洋', LIU_YANG],
  ['何静', HE_JING],
])('what the texts claim is what the rules require of %s', async (_, actor) => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    giveQueryConsent(tx, actor);
    for (const [id, says, business, condition, requires] of CLAIMS) {
      const text = withFigures(questions.find((one) => one.id === id)?.nr ?? '');
      const claimed = says.exec(text);
      expect([id, claimed && 'says so'], `${id} ${says}`).toEqual([id, 'says so']);
      const found = conditionsOf(tx, actor, business).filter(({ tjmc }) => condition.test(tjmc));
      if (found.length === 0 && OF_LOAN.has(business) && actor !== ZHANG_JIANGUO) continue;
      const wanted = requires.replace('$1', claimed?.[1] ?? '');
      const required = found.map(({ tjmc, yqz }) => `${tjmc}：${yqz}`);
      expect(required, `${id} ${business} ${condition}`).toContainEqual(expect.stringContaining(wanted));
    }
  });
});

/** Figures that no parameter of policy holds, each with what it is. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  tq22: ['2025年'], // first year of the gradual retirement ages
  tq29: ['24小时'], // wait after a change of phone or card (docs/rules/gj0302-own-info.md)
  tq35: ['0.01元'], // smallest sum that stays in an account
  dk03: ['1日'], // day on which rates change
  hk14: ['1日'],
  dk04: ['5年'], // beyond the statutory age of retirement
  hk08: ['5年'],
  hk07: ['12个月'], // interval of changes of a loan
  jc06: ['30日'], // day of interest
  dw13: ['30日'],
  dw19: ['5万', '30万'], // fines of the regulation
  dw16: ['30日'], // time limit of the regulation for closing a unit
};

const QUANTITY = /\d[\d,.]*\s*(?:元|万|个月|年|天|日|次|岁|%|倍|个工作日|小时|分钟|平方米|套|期)/g;

it('every other figure of an answer is a parameter of policy, as in the rules', () => {
  const typed = questions.flatMap(({ id, nr }) => {
    const found = nr.replace(/\{p\.[\w.]+\}/g, '').match(QUANTITY) ?? [];
    return found.length > 0 ? [[id, [...found]] as const] : [];
  });
  expect(questions.length).toBeGreaterThanOrEqual(100);
  expect(Object.fromEntries(typed)).toEqual(TYPED);
});
