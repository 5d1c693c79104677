// @vitest-environment node

import { giveQueryConsent } from '@mocks/centre/access/query-consents';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { persons, units } from '@mocks/centre/kernel/people';
import { type Actor, ownerOf } from '@mocks/centre/kernel/transaction';
import { loanSummary } from '@mocks/centre/loans/loan-summary';
import { loansOf } from '@mocks/centre/loans/loans';
import { payoffOn } from '@mocks/centre/loans/repayment/payoff';
import { homeOffer, verdictOn } from '@mocks/centre/office/available-businesses';
import {
  listQuestions,
  markAnswerRead,
  popularTopics,
  readVisitorId,
  voteOn,
} from '@mocks/centre/public/answers/answers';
import { matterAt } from '@mocks/centre/public/answers/answers-matters';
import { dismissMatter, pushedMatters } from '@mocks/centre/public/answers/answers-push';
import { withFigures } from '@mocks/centre/public/answers/answers-text';
import { searchHall } from '@mocks/centre/public/search/hall-search';
import { policy } from '@mocks/data/policy/policy';
import { readsPerDay } from '@mocks/data/popular';
import { QUESTION_GROUPS, questions } from '@mocks/data/questions/questions';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moneyText, parseYuan } from '@/domain/money';
import { DEVELOPERS, PEOPLE, UNITS } from '../../../people';
import { openForVisitors, type Visitors } from '../../visitors';

const MARK = 'a'.repeat(32);
const ZHANG = PEOPLE.张建国.zjhm;
const ZHENG_OVERDUE = PEOPLE.郭磊.zjhm;
const CHEN_RETIRED = PEOPLE.陈𠮷祥.zjhm;
const WU_LEFT = PEOPLE.吴桂芳.zjhm;

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
afterEach(() => centre.reset());

const ask = async (gjz: string, more: { fl?: string; page?: number; size?: number } = {}) =>
  centre.transact((tx) => listQuestions(tx, { gjz, fl: '', page: 1, size: 20, ...more }));
const best = async (gjz: string) => (await ask(gjz)).list[0]?.bt;
const visitorOf = (fkbs: string, actor?: Actor) => (actor ? ownerOf(actor) : readVisitorId(fkbs));
const read = (id: string, actor?: Actor) =>
  centre.ask((tx) =>
    markAnswerRead(tx, { id, visitor: visitorOf(MARK, actor), actor, verdicts: { offerOf: homeOffer, verdictOn } }),
  );
const open = async (id: string, actor?: Actor) => (await read(id, actor)).data;
const vote = (pj: string, fkbs: string, actor?: Actor, id = 'tq01') =>
  centre.ask((tx) => voteOn(tx, { id, pj, visitor: visitorOf(fkbs, actor) }));
const pushed = async (loginType: '1' | '2' | '3', account: string) => {
  const { actor } = await centre.session(loginType, account);
  return { actor, ...(await centre.transact((tx) => pushedMatters(tx, actor))) };
};

describe('the questions', () => {
  it('are many, each once, in a known group, with figures and addresses that exist', () => {
    expect(questions.length).toBeGreaterThanOrEqual(120);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ bt }) => bt)).size).toBe(questions.length);
    const groups = QUESTION_GROUPS.map(([fl]) => fl);
    for (const { id, nr, lj = [] } of questions) {
      expect(groups).toContain(id.slice(0, 2));
      expect(withFigures(nr)).not.toMatch(/[{}]|undefined|NaN|--/);
      for (const path of lj) expect(matterAt(path).mc).not.toBe('');
    }
    for (const id of Object.keys(readsPerDay)) expect(questions.map((one) => one.id)).toContain(id);
  });

  it('take their figures from the policy', async () => {
    const html = Buffer.from((await open('tq01')).nr, 'base64').toString('utf8');
    expect(policy('p.zfWba').value).toBe('1500.00');
    expect(html).toContain('每人每月最多1,500元');
    expect(html).toContain('<ul><li>');
  });
});

describe('asked in everyday words', () => {
  it('finds the question that is meant first', async () => {
    for (const [words, question] of [
      ['我想取钱付房租', '租房怎么提取公积金？'],
      ['离职了公积金怎么办', '离职了公积金怎么办？'],
      ['还房贷', '还房贷怎么提取公积金？'],
      ['换单位', '换单位了公积金怎么办？'],
      ['忘记密码', '忘记密码怎么办？'],
      ['公司没给我交', '公司没给我交公积金怎么办？'],
      ['几点上班', '服务网点在哪里，几点上班？'],
      ['电梯', '老小区加装电梯可以提取吗？'],
      ['ｔｕｉｘｉｕ', '退休了怎么提取公积金？'],
      ['zftq', '租房怎么提取公积金？'],
      ['zufang', '租房怎么提取公积金？'],
      ['忘记蜜马', '忘记密码怎么办？'],
    ] as const)
      expect(await best(words), words).toBe(question);
  });

  it('finds nothing for what is no question', async () => {
    for (const words of ['外星飞船', 'asdfqwer', '<script>alert(1)</script>', '𠮷']) {
      expect((await ask(words)).total, words).toBe(0);
    }
    for (const words of ['%%%', '，。！']) expect((await ask(words)).list.length, words).toBeLessThanOrEqual(20);
  });

  it('answers the same each time, page by page, within a group', async () => {
    const first = await ask('提取', { page: 1, size: 5 });
    const second = await ask('提取', { page: 2, size: 5 });
    expect((await ask('提取', { page: 1, size: 5 })).list).toEqual(first.list);
    expect(first.list.map(({ id }) => id)).not.toContain(second.list[0]?.id);
    const units = await ask('', { fl: 'dw', size: 100 });
    expect(units.list.every(({ fl }) => fl === 'dw')).toBe(true);
    expect(units.total).toBe(questions.filter(({ id }) => id.startsWith('dw')).length);
  });
});

describe('an answer', () => {
  it('leads on: matters, basis, related questions; an unknown one is refused in words', async () => {
    const answer = await open('tq01');
    expect(answer.sx[0]).toEqual({ mc: '租房提取', lj: '/grwt/tqSys/tqyw/zfzj_tq', yhlx: '1' });
    expect(answer.yj[0].mc).toBe('《云州市租房提取住房公积金管理办法》');
    expect(answer.yj[0].lj).toMatch(/^\/policyDetail\?id=/);
    expect(answer.xg).toHaveLength(5);
    expect(answer.xg.map(({ id }: { id: string }) => id)).not.toContain('tq01');
    const unknown = await read('__proto__');
    expect([unknown.code, unknown.msg]).toEqual(['1', '没有找到这个问题，可能已经下架，请重新搜索']);
  });

  it('counts its readers, who fade after thirty days', async () => {
    const before = (await open('lh12')).lls;
    expect((await open('lh12')).lls).toBe(before + 1);
    const { list } = await centre.transact(popularTopics);
    expect(list[0]?.id).toBe('tq01');
    expect(list[0]?.lls).toBe(29 * (readsPerDay.tq01 ?? 0));
    centre.passTime(40 * 86_400_000);
    expect((await open('lh12')).lls).toBe(1);
    expect((await open('tq01')).lls).toBe(1);
  });

  it('takes one vote for each visitor, who may change it', async () => {
    expect((await vote('1', MARK)).data).toEqual({ yyy: 1, wyy: 0 });
    expect((await vote('1', MARK)).data).toEqual({ yyy: 1, wyy: 0 });
    expect((await vote('0', MARK)).data).toEqual({ yyy: 0, wyy: 1 });
    const { actor } = await centre.session('1', ZHANG);
    expect((await vote('1', MARK, actor)).data).toEqual({ yyy: 1, wyy: 1 });
    expect((await vote('1', 'b'.repeat(32), actor)).data).toEqual({ yyy: 1, wyy: 1 });
    expect((await open('tq01')).wdpj).toBe('0');
    expect((await open('tq01', actor)).wdpj).toBe('1');
    expect((await vote('7', MARK)).code).toBe('1');
    expect((await vote('1', 'not a mark')).code).toBe('1');
  });

  it('votes move two near ones only a little', async () => {
    const order = async () => (await ask('租房')).list.map(({ id }) => id);
    const before = await order();
    for (let at = 0; at < 12; at += 1) {
      const fkbs = at.toString(16).padStart(32, '0');
      await vote('1', fkbs, undefined, 'tq02');
    }
    const after = await order();
    expect(after.indexOf('tq02')).toBeLessThanOrEqual(before.indexOf('tq02'));
    expect(after[0]).toBe('tq01');
  });
});

describe('what is pushed', () => {
  it('fits the person, with the reason in own figures', async () => {
    expect((await pushed('1', ZHANG)).list.map(({ bt }) => bt)).toContain('签约冲还贷');
    const overdue = (await pushed('1', ZHENG_OVERDUE)).list[0];
    expect(overdue).toMatchObject({ bt: '归还逾期贷款', jj: '1' });
    expect(overdue?.yy).toMatch(/3期没有还上，连同罚息共[\d,]+\.\d\d元/);
    expect((await pushed('1', CHEN_RETIRED)).list[0]).toMatchObject({ bt: '离退休提取', jj: '1' });
    expect((await pushed('1', CHEN_RETIRED)).list.map(({ bt }) => bt)).not.toContain('租房提取');
    expect((await pushed('1', WU_LEFT)).list.length).toBeGreaterThan(0);
    const unit = (await pushed('2', UNITS.新城餐饮.dwzh)).list;
    // To where it is confirmed, which is not where the year's statement is printed.
    expect(unit).toContainEqual(
      expect.objectContaining({
        bt: '确认结息对账单',
        sx: expect.objectContaining({ lj: '/dwwt/cxyw/dwlxd_cx' }),
      }),
    );
    const asked = (await pushed('2', UNITS.北辰物业.dwzh)).list;
    expect(asked.map(({ bt, sx }) => `${bt} ${sx.lj}`)).toContain('同意单位网上业务协议 /user_agreement?xylx=unit');
    expect((await pushed('3', DEVELOPERS.安居置业.kfsbh)).list.map(({ bt }) => bt)).toContain('维护楼栋可贷状态');
  });

  it('asks the registers about nobody who has not agreed to it, and who has is told why in the log', async () => {
    const looks = () =>
      centre.transact((tx) =>
        [...persons(tx.store).values()].flatMap(({ grzh }) =>
          accessLog(tx, ownerOf({ kind: 'person', grzh })).filter(({ nr }) => nr.startsWith('推荐您能办的业务时')),
        ),
      );
    for (const { zjhm } of [PEOPLE.张建国, PEOPLE.何静, PEOPLE.吴桂芳]) await pushed('1', zjhm);
    expect(await looks()).toEqual([]);
    const zhou = await pushed('1', PEOPLE.周凯.zjhm);
    expect(zhou.list.find(({ bt }) => bt === '看看我能办什么')?.sx.lj).toBe('/grwt/wnbl');
    await centre.transact((tx) => giveQueryConsent(tx, zhou.actor));
    const told = (await pushed('1', PEOPLE.周凯.zjhm)).list.map(({ bt }) => bt);
    expect(told).toContain('租房提取');
    expect(told).not.toContain('看看我能办什么');
    expect((await looks()).length).toBeGreaterThan(0);
  });

  it('a unit hears of the month that it has not paid', async () => {
    const due = async () => (await pushed('2', UNITS.华夏精密.dwzh)).list.filter(({ bt }) => bt.startsWith('办理'));
    expect(await due()).toEqual([]);
    await centre.transact(({ store }) => {
      const unit = units(store).get(UNITS.华夏精密.dwzh);
      if (unit) units(store).put(unit.dwzh, { ...unit, jzny: '2026-09' });
    });
    const [matter] = await due();
    expect(matter).toMatchObject({ id: 'hj-2026-10', bt: '办理2026-10汇缴', jj: '1' });
    expect(matter?.yy).toMatch(/^应缴\d+人，[\d,]+\.\d\d元，应于2026-\d\d-\d\d前办理，已经逾期$/);
  });

  it('is not shown again once dismissed, until all are wanted again; nobody else is touched', async () => {
    const { actor, list } = await pushed('1', ZHANG);
    const dismiss = (of: string, hl: string) => centre.ask((tx) => dismissMatter(tx, actor, { id: of, hl }));
    const id = list[0]?.id ?? '';
    await dismiss(id, '1');
    const rest = await pushed('1', ZHANG);
    expect(rest.list.map((one) => one.id)).not.toContain(id);
    expect(rest.yhl).toBe(1);
    expect((await pushed('1', ZHENG_OVERDUE)).yhl).toBe(0);
    await dismiss('', '0');
    expect((await pushed('1', ZHANG)).list).toEqual(list);
    expect((await dismiss('<b>', '1')).code).toBe('1');
  });
});

describe('the search over the hall', () => {
  const search = async (gjz: string, more: { lb?: string; page?: number; size?: number } = {}) =>
    (await centre.transact((tx) => searchHall(tx, { gjz, lb: '', page: 1, size: 20, ...more }))).fz;

  it('finds businesses, policies, guides and questions, by everyday words too', async () => {
    const groups = await search('交房租', { size: 3 });
    expect(groups.map(({ lb }) => lb)).toEqual(['yw', 'zc', 'zn', 'wd']);
    expect(groups[0]?.list[0]).toMatchObject({ bt: '租房提取', lj: '/grwt/tqSys/tqyw/zfzj_tq' });
    expect(groups[1]?.list[0]?.lj).toMatch(/^\/policyDetail\?id=/);
    expect(groups[2]?.list[0]?.lj).toMatch(/^\/(operationVideo|commonDownload)\?/);
    expect(groups[3]?.list[0]).toMatchObject({ bt: '租房怎么提取公积金？' });
    for (const { list } of groups) expect(list.length).toBeLessThanOrEqual(3);
  });

  it('knows codes and initials, and a page of one kind', async () => {
    expect((await search('tq0107'))[0]?.list[0]?.bt).toBe('租房提取');
    expect((await search('hkjh'))[0]?.list[0]?.bt).toBe('还款计划');
    const [only, ...others] = await search('提取', { lb: 'wd', page: 2, size: 10 });
    expect(others).toEqual([]);
    expect(only?.list).toHaveLength(10);
    expect(await search('提取', { lb: '__proto__' })).toEqual([]);
    expect((await search(''))[0]).toEqual({ lb: 'yw', total: 0, list: [] });
  });
});

describe('an answer with figures of the person', () => {
  type Figure = { label: string; value: string; gs?: string };
  const own = async (id: string, account: string, loginType: '1' | '2' = '1') => {
    const { actor } = await centre.session(loginType, account);
    return (await open(id, actor)).bzsj as Figure[];
  };

  it('says the balance, the next debit and what settles the loan, as the books have them', async () => {
    const [balance] = await own('jc02', ZHANG);
    const grzh = PEOPLE.张建国.grzh;
    const booked = await centre.transact(({ store }) => moneyText(balanceOf(store, memberAccount(grzh))));
    expect(balance).toMatchObject({ label: '您的账户余额', value: booked });
    const loan = await centre.transact(({ store }) => loansOf(store, grzh).find(({ paid, months }) => paid < months));
    if (!loan) throw new Error('张建国 has a loan');
    const summary = await centre.transact((tx) => loanSummary(tx, loan));
    const [next, rest] = await own('hk10', ZHANG);
    expect(next).toEqual({
      label: '下次扣款',
      value: `${summary.xqhkrq}，${moneyText(parseYuan(summary.dqyhje) ?? 0n)}`,
    });
    expect(rest?.value).toBe(moneyText(parseYuan(summary.dkye) ?? 0n));
    const [settled, saved] = await own('hk05', ZHANG);
    const due = await centre.transact((tx) => payoffOn(tx.store, loan, tx.today()).total);
    expect(settled).toMatchObject({ label: '今天一次还清', value: moneyText(due) });
    expect(saved?.gs).toMatch(/^以后各期利息.+元－到今天的利息.+元$/);
  });

  it('says what one may borrow alone, by cap and by balance', async () => {
    const figures = await own('dk02', PEOPLE.刘洋.zjhm);
    expect(figures.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^您一人申请，/),
      expect.stringMatching(/^您一人申请，/),
      '您办理贷款申请',
    ]);
  });

  it('has none for guests and units, and none where the question is about nobody', async () => {
    expect(await open('jc02')).toMatchObject({ sfbz: '1', bzsj: [] });
    expect(await own('jc02', UNITS.华夏精密.dwzh, '2')).toEqual([]);
    expect(await open('dl01')).toMatchObject({ sfbz: '', bzsj: [] });
  });
});
