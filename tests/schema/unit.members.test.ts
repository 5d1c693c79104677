// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lastFirstMonth } from '@/domain/members/first-month';
import { firstOwedMonth, missedMonths, openFaults } from '@/schema/unit/gj0301-account-opening';
import { reopenFaults } from '@/schema/unit/gj0304-member-reopening';
import { INTO, TRANSFER_OUT, transferFaults } from '@/schema/unit/gj0306-unit-transfer';
import { phoneFaults } from '@/schema/unit/gj0311-phone-change';
import { isProvedReason, sealReasonFaults } from '@/schema/unit/gj0312-seal-reason';
import { addressFaults } from '@/schema/unit/gj0314-address-change';

/** Base between 2,420.00 and 35,283.00; the unit owes December. */
const TERMS = { due: '2026-12', today: '2026-11-28', limits: { lower: 242_000n, upper: 3_528_300n } };
const BASES = [
  ['2420', undefined],
  ['2419.99', '缴存基数应在2,420.00元至35,283.00元之间'],
  ['35283.00', undefined],
  ['35283.01', '缴存基数应在2,420.00元至35,283.00元之间'],
] as const;

describe('起缴、启封、转移最晚到哪个月', () => {
  it.each([
    ['2026-12', '2027-02'],
    ['2026-11', '2027-01'],
    ['2020-01', '2027-01'],
  ])('应汇缴 %s 的单位：%s', (due, last) => {
    expect(lastFirstMonth(due, '2026-11-28')).toBe(last);
  });
});

describe('个人账户设立', () => {
  const row = { zjhm: '110101199008074477', xingming: '王小明', zjlx: '01', sjhm: '13800001111', gzrq: '2026-12-01' };
  const faults = (part: Record<string, string>) =>
    openFaults({ ...row, sfxcjgz: '0', grjcjs: '8000', qjny: '2026-12', ...part }, TERMS);

  it('都对的没有话说', () => {
    expect(faults({ zjhm: '' })).toEqual({});
  });

  it.each(BASES)('基数 %s：%s', (grjcjs, fault) => {
    expect(faults({ grjcjs }).grjcjs).toBe(fault);
  });

  it.each([
    [{ qjny: '2026-11' }, 'qjny', '起缴年月应大于等于应汇缴年月（2026-12），以前月份请另行办理补缴'],
    [{ qjny: '2027-02' }, 'qjny', undefined],
    [{ qjny: '2027-03' }, 'qjny', '起缴年月最晚为2027-02'],
    [{ sfxcjgz: '1', qjny: '2026-12' }, 'qjny', '首次缴存年月最早为2027-01'],
    [{ sfxcjgz: '1', qjny: '2027-01' }, 'qjny', undefined],
    [{ xingming: '王1' }, 'xingming', '姓名应为中文或英文字母，少数民族姓名用·分隔'],
    [{ xingming: '王'.repeat(50) }, 'xingming', undefined],
    [{ xingming: '王'.repeat(51) }, 'xingming', '姓名不能超过50个字'],
    [{ zjlx: '03', zjhm: '!' }, 'zjhm', '请输入正确格式的证件号'],
  ] as const)('%j：%s %s', (part, column, fault) => {
    expect(faults(part)[column]).toBe(fault);
  });

  it('满十六周岁的当天能开，前一天不能', () => {
    const born = { zjhm: '110101201011280019', zjlx: '01' };
    expect(openFaults(born, TERMS)).toEqual({});
    expect(openFaults(born, { ...TERMS, today: '2026-11-27' })).toEqual({ zjhm: '未满16周岁，不能设立账户' });
  });

  it.each([
    ['1', '2026-09-30', '2026-10'],
    ['0', '2026-09-30', '2026-09'],
  ])('首次参加工作 %s、%s 入职：从 %s 起应缴', (first, gzrq, month) => {
    expect(firstOwedMonth(gzrq, first)).toBe(month);
  });

  it('起缴以前应缴的月份：开户以后的在网上补，以前的到网点', () => {
    const late = { gzrq: '2026-09-15', sfxcjgz: '0', qjny: '2026-12' };
    expect(missedMonths(late, '2026-11')).toEqual({ hall: ['2026-11'], branch: ['2026-09', '2026-10'] });
    expect(missedMonths({ ...late, qjny: '2026-09' }, '2026-11')).toEqual({ hall: [], branch: [] });
  });
});

describe('启封', () => {
  const member = { xingming: '王小明', until: '2026-12' };
  const faults = (part: Record<string, string>, whose: typeof member | undefined = member) =>
    reopenFaults({ xingming: '王小明', grjcjs: '8000', sxny: '2027-01', ...part }, { ...TERMS, member: whose });

  it.each(BASES)('基数 %s：%s', (grjcjs, fault) => {
    expect(faults({ grjcjs }).grjcjs).toBe(fault);
  });

  it.each([
    ['2026-11', '启封年月应大于等于应汇缴年月（2026-12）'],
    ['2026-12', '启封年月应晚于最后缴存年月（2026-12）'],
    ['2027-01', undefined],
    ['2027-02', undefined],
    ['2027-03', '启封年月最晚为2027-02，更晚的请届时办理'],
  ])('从 %s 起：%s', (sxny, fault) => {
    expect(faults({ sxny }).sxny).toBe(fault);
  });

  it('账户和姓名要对得上', () => {
    const wrong = reopenFaults({ xingming: '王小明' }, { ...TERMS, member: undefined });
    expect(wrong).toEqual({ grzh: '不是本单位封存的职工账户' });
    expect(faults({ xingming: '王大明' })).toEqual({ xingming: '姓名与个人账号不匹配' });
    expect(faults({ xingming: '王 小 明' })).toEqual({});
  });
});

describe('同城转移', () => {
  const member = { xingming: '王小明' };
  const into = (part: Record<string, string>, whose: typeof member | undefined = undefined) =>
    transferFaults(
      { zyfx: INTO, zjhm: '110101199008074477', xingming: '王小明', grjcjs: '8000', zysxny: '2026-12', ...part },
      { ...TERMS, dwzh: '1999999991', member: whose },
    );
  const out = (part: Record<string, string>, whose: typeof member | undefined = member) =>
    transferFaults(
      {
        zyfx: TRANSFER_OUT,
        zjhm: '188888888888',
        xingming: '王小明',
        zrdwzh: '1999999994',
        zysxny: '2026-12',
        ...part,
      },
      { ...TERMS, dwzh: '1999999991', member: whose },
    );

  it('都对的没有话说', () => {
    expect([into({ zjhm: '' }), out({})]).toEqual([{}, {}]);
  });

  it.each(BASES)('转入的基数 %s：%s', (grjcjs, fault) => {
    expect(into({ grjcjs }).grjcjs).toBe(fault);
  });

  it('转入的写证件号码，不写单位；转出的写单位，不写基数', () => {
    expect(into({ zjhm: '12' }).zjhm).toBe('转入的职工请填写证件号码');
    expect(into({ zrdwzh: '1999999994' }).zrdwzh).toBe('转入本单位的，转入单位账号留空');
    expect(out({ zrdwzh: '1999999991' })).toEqual({ zrdwzh: '转入单位不能是本单位' });
    expect(out({ zrdwzh: '12345' })).toEqual({ zrdwzh: '单位账号应为10位数字' });
    expect(out({ grjcjs: '8000' })).toEqual({ grjcjs: '转出的职工基数由转入单位确定，请留空' });
  });

  it('转出的是本单位的职工，姓名一致', () => {
    const stranger = { ...TERMS, dwzh: '1999999991', member: undefined };
    expect(transferFaults({ zyfx: TRANSFER_OUT, zjhm: '188888888888' }, stranger)).toEqual({
      zjhm: '本单位没有该职工',
    });
    expect(out({ xingming: '王大明' })).toEqual({ xingming: '姓名与个人账号不匹配' });
  });

  it.each([
    ['2026-11', '转移生效年月应大于等于应汇缴年月（2026-12）'],
    ['2026-12', undefined],
    ['2027-02', undefined],
    ['2027-03', '转移生效年月最晚为2027-02，更晚的请届时办理'],
  ])('从 %s 起：%s', (zysxny, fault) => {
    expect(out({ zysxny }).zysxny).toBe(fault);
  });
});

describe('封存原因、手机号、地址', () => {
  const member = { xingming: '王小明', fcyy: '01' };

  it('封存原因改了才算改，终止劳动关系和退休要材料', () => {
    expect(sealReasonFaults({ xingming: '王小明', xfcyy: '02' }, member)).toEqual({});
    expect(sealReasonFaults({ xfcyy: '01' }, member)).toEqual({ xfcyy: '新旧封存原因一致，无需修改' });
    expect(sealReasonFaults({ xingming: '李四' }, member)).toEqual({ xingming: '姓名与个人账号不匹配' });
    expect(sealReasonFaults({}, undefined)).toEqual({ grzh: '不是本单位封存的职工账户' });
    expect(['01', '02', '03'].map(isProvedReason)).toEqual([true, true, false]);
  });

  it('地址写全，最多三十个字；手机号是手机号', () => {
    const places = [{ value: '110105', label: '北京市朝阳区' }];
    expect(addressFaults({ xxdz: '甲'.repeat(30), yzbm: '100020' }, member, places)).toEqual({});
    expect(addressFaults({ xxdz: '甲'.repeat(31) }, member, places)).toEqual({ xxdz: '详细地址不能超过30个字' });
    expect(addressFaults({ yzbm: '10002' }, member, places)).toEqual({ yzbm: '邮政编码应为6位数字' });
    expect(addressFaults({ ssq: '无此地' }, member, places).ssq).toMatch(/^省市区不存在/);
    expect(phoneFaults({ xsjhm: '13800001111' }, member)).toEqual({});
    expect(phoneFaults({ xsjhm: '1380000' }, member).xsjhm).toMatch(/^请输入正确格式的手机号：/);
    expect(phoneFaults({ xingming: '李四' }, member)).toEqual({ xingming: '姓名与个人账号不匹配' });
  });
});
