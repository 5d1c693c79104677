// @vitest-environment node

import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { judge, submit } from '@mocks/centre/office/applications';
import { describe, expect, it } from 'vitest';
import { PEOPLE, UNITS } from '../../../people';
import {
  apply,
  CHEN_JIXIANG,
  centrePerTest,
  FENG_JUN,
  GUO_LEI,
  HE_JING,
  LEASE,
  LIU_YANG,
  MA_XIAOYAN,
  person,
  RENT,
  refusalOf,
  SUN_LI,
  ZHANG_JIANGUO,
  ZHAO_MIN,
  ZHENG_TAO,
} from '../../fixture';

const centre = centrePerTest();

const refused = (actor: Actor, values: Record<string, unknown>) =>
  refusalOf(centre.transact((tx) => apply(tx, actor, values)));

describe('who may not', () => {
  it.each([
    ['张建国 owns a home', ZHANG_JIANGUO, '经查询，您或配偶在本市有自有住房，不符合租房提取条件'],
    ['何静 owns a home', HE_JING, '经查询，您或配偶在本市有自有住房，不符合租房提取条件'],
    ['冯军, whose wife owns one', FENG_JUN, '经查询，您或配偶在本市有自有住房，不符合租房提取条件'],
    ['马晓燕, two months', MA_XIAOYAN, '连续正常缴存不足3个月'],
    ['郑涛, frozen', ZHENG_TAO, '个人账户已冻结，暂不能办理提取'],
    ['陈𠮷祥, sealed', CHEN_JIXIANG, '个人账户状态不是正常，暂不能办理提取'],
    ['郭磊, in arrears', GUO_LEI, '您有逾期的住房公积金贷款，请先还清逾期款项'],
  ])('%s', async (_, actor, sentence) => {
    const refusal = await refused(actor, RENT);
    expect(refusal.message).toBe(sentence);
    const judgement = await centre.transact((tx) => judge(tx, actor, { ywlx: 'TQ0107' }));
    expect(judgement.mz).toBe(false);
    for (const condition of judgement.tj.filter((one) => !one.mz)) expect(condition.xyb).toBeTruthy();
  });

  it('who owns a home is led to what a home pays for', async () => {
    const { tj } = await centre.transact((tx) => judge(tx, ZHANG_JIANGUO, { ywlx: 'TQ0107' }));
    expect(tj.find(({ tjbh }) => tjbh === 'ZYZF')?.ljs?.map(({ lj, mc }) => [lj, mc])).toEqual([
      ['/grwt/tqSys/tqyw/gmzzf', '去办理购买自住住房提取'],
      ['/grwt/tqSys/tqyw/chdk_tq', '去办理偿还购房贷款提取'],
    ]);
  });

  it('李晓梅 and 王志强, whose information is incomplete', async () => {
    expect((await refused(person(PEOPLE.李晓梅), RENT)).message).toBe('您的基本信息不完整，请先完善基本信息');
    expect((await refused(person(PEOPLE.王志强), RENT)).message).toBe('您的关键信息不完整，请到柜台办理');
  });

  it('a business that is not in the hall, and one that does not exist', async () => {
    const handIn = (ywlx: string) =>
      refusalOf(centre.transact((tx) => submit(tx, LIU_YANG, { ...RENT, ywlx, ywlsh: '' })));
    expect((await handIn('TQ0108')).message).toBe('该业务尚未在网上开放，请到柜台办理');
    expect((await handIn('__proto__')).message).toBe('该业务尚未在网上开放，请到柜台办理');
    const number = centre.transact((tx) => issueNumber(tx, LIU_YANG, 'constructor'));
    expect((await refusalOf(number)).message).toBe('业务类型不正确');
  });

  it('values of the wrong kind are missing values, not a crash', async () => {
    const odd = { zflx: ['1'], fwzl: { region: [] }, tqksny: 202609, sqtqje: null, cns: {}, skzhly: [], yzj: true };
    const { fieldErrors } = await refused(LIU_YANG, { ...RENT, ...odd });
    expect(fieldErrors).toMatchObject({ zflx: '请选择租房类型', fwzl: '请输入租住地址', sqtqje: '请输入申请提取金额' });
    const answer = centre.transact((tx) => judge(tx, LIU_YANG, { ...RENT, ...odd, ywlx: 'TQ0107' }));
    expect((await answer).mz).toBe(true);
  });

  it('units and developers', async () => {
    expect((await refused({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh }, RENT)).message).toBe(
      '该业务尚未在网上开放，请到柜台办理',
    );
  });

  it('a home of the spouse named in the form counts', async () => {
    const values = { ...RENT, hyzk: '20', poxm: '何静', pozjlx: '01', pozjhm: PEOPLE.何静.zjhm };
    expect((await refused(LIU_YANG, values)).message).toContain('自有住房');
  });
});

describe('fields', () => {
  it.each([
    ['zflx', { zflx: '' }, '请选择租房类型'],
    ['zflx', { zflx: '9' }, '请选择租房类型'],
    ['fwzl', { fwzl: ' ' }, '请输入租住地址'],
    ['hyzk', { hyzk: '11' }, '请选择婚姻状况'],
    ['poxm', { hyzk: '20', pozjlx: '01', pozjhm: PEOPLE.周凯.zjhm }, '请输入配偶姓名'],
    [
      'pozjhm',
      { hyzk: '20', poxm: '某某', pozjlx: '01', pozjhm: '110105199006183315' },
      '请输入正确格式的配偶证件号码',
    ],
    ['pozjhm', { hyzk: '20', poxm: '某某', pozjlx: '01', pozjhm: PEOPLE.刘洋.zjhm }, '配偶证件号码不能与本人相同'],
    ['znsl', { znsl: '10' }, '请输入0至9之间的整数'],
    ['znsl', { znsl: '1.5' }, '请输入0至9之间的整数'],
    ['tqksny', { tqksny: '2025-10' }, '提取月份起不能早于2025-11'],
    ['tqksny', { tqksny: '2026-13' }, '请选择正确的提取月份起'],
    ['tqjsny', { tqjsny: '2026-12' }, '提取月份止不能晚于2026-11'],
    ['tqjsny', { tqksny: '2026-11', tqjsny: '2026-10' }, '提取月份止不能早于提取月份起'],
    ['tqjsny', { tqksny: '2025-11', tqjsny: '2026-11', sqtqje: '1.00' }, '一次最多提取12个月'],
    ['tqpl', { tqpl: '4' }, '请选择提取频次'],
    ['zfzffs', { zfzffs: '2' }, '仅登记备案的住房租赁企业可直付出租方，请填写其统一社会信用代码'],
    ['sqtqje', { sqtqje: '' }, '请输入申请提取金额'],
    ['sqtqje', { sqtqje: '0.00' }, '金额须大于0'],
    ['sqtqje', { sqtqje: '-1' }, '无效金额'],
    ['sqtqje', { sqtqje: '1e3' }, '无效金额'],
    ['sqtqje', { sqtqje: '4500.005' }, '无效金额'],
    ['sqtqje', { sqtqje: '4500.01' }, '申请提取金额不能大于可提取额（4,500.00元）'],
    ['sqtqje', { sqtqje: PEOPLE.刘洋.grzhye }, '提取后个人账户余额为0，请修改发生额'],
    ['sqtqje', { sqtqje: '122226.83' }, '发生额大于个人账户余额'],
    ['skyhzh', { skzhly: '2', skyhdm: '105', skyhzh: '6222***********1234' }, '请输入完整的收款账号'],
    ['skyhzh', { skzhly: '1', skyhzh: '6222***********1234' }, '收款账号与已绑定的银行卡不一致，请重新填写完整卡号'],
    ['skyhdm', { skzhly: '2', skyhdm: '999', skyhzh: PEOPLE.张建国.yhzh }, '请选择收款银行'],
    ['ywwd', { ywwd: '9999' }, '请选择受理网点'],
    ['cns', { cns: '0' }, '请勾选承诺书'],
  ])('%s %j', async (name, change, sentence) => {
    const refusal = await refused(LIU_YANG, { ...RENT, ...change });
    expect(refusal.message).toBe('业务信息填写有误或不完整，请检查业务信息');
    expect(refusal.fieldErrors[name]).toBe(sentence);
  });

  it('a forged limit, balance or account number changes nothing', async () => {
    const forged = {
      kytqe: '99999.00',
      grzhye: '999999.00',
      grzh: ZHAO_MIN.grzh,
      ljytq: '-5000.00',
      sqtqje: '9000.00',
    };
    expect((await refused(LIU_YANG, { ...RENT, ...forged })).fieldErrors.sqtqje).toContain('4,500.00元');
  });

  it('nobody is 青年人 or 新市民 whom the registers do not know as one', async () => {
    const values = { ...LEASE, zflx: '1', rylb: '3' };
    expect((await refused(ZHAO_MIN, values)).fieldErrors.rylb).toBe(
      '登记信息中您不属于青年人（登记为一般：35周岁以上，公安居住登记中没有居住证）',
    );
  });

  it('a home in another city is not paid for', async () => {
    const { fieldErrors } = await refused(LIU_YANG, { ...RENT, fwzl: '上海市浦东新区世纪大道1号' });
    expect(fieldErrors.fwzl).toBe('租住的房屋须在云州市；在其他城市租房的，请向当地公积金中心咨询');
  });

  it('a month is paid once, by rent or by loan', async () => {
    await centre.transact((tx) => apply(tx, LIU_YANG));
    expect((await refused(LIU_YANG, { ...RENT, tqksny: '2026-11' })).fieldErrors.tqksny).toBe(
      '2026-11已办理租房提取，请改选未办理过的月份',
    );
    expect((await refused(SUN_LI, RENT)).fieldErrors.tqksny).toBe(
      '2026-09已办理还贷提取，同月不能再办理租房提取，请改选未办理过的月份',
    );
  });

  it('a contract needs its fields', async () => {
    const { fieldErrors } = await refused(LIU_YANG, { ...RENT, zflx: '2' });
    expect(Object.keys(fieldErrors).filter((name) => name !== 'sqtqje')).toEqual([
      'zfhtbh',
      'czfmc',
      'zlksrq',
      'zljsrq',
      'yzj',
    ]);
  });
});
