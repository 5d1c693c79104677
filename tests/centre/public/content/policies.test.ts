// @vitest-environment node

import { BusinessError } from '@mocks/centre/kernel/transaction';
import { listPolicyCategories, policyAnswers, policyText, searchPolicies } from '@mocks/centre/public/content/policies';
import { policyDocuments } from '@mocks/data/policies/policies';
import { policy } from '@mocks/data/policy/policy';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '@/lib/base64';
import { TODAY } from '../../fixture';

const ANY = { gjz: '', yxzt: '', ygdx: '', zcfl: '', page: 1, size: 20 };
const search = (query: Partial<typeof ANY>) => searchPolicies({ ...ANY, ...query }, TODAY);
const textOf = (id: string) => policyText(id, TODAY);
const refusal = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('the list of policies', () => {
  it('is twenty a page, newest first', () => {
    const first = search({ page: 1, size: 20 });
    expect(first.total).toBe(policyDocuments.length);
    expect(first.total).toBeGreaterThanOrEqual(45);
    expect(first.list).toHaveLength(20);
    const all = [1, 2, 3, 4].map((page) => search({ page, size: 20 }));
    const dates = all.flatMap(({ list }) => list.map(({ fbrq }) => fbrq));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(all.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(first.total);
  });

  it('counts its categories', () => {
    const data = listPolicyCategories(ANY);
    expect(data.map(({ zcflmc }) => zcflmc)).toEqual([
      '法规规章',
      '缴存管理',
      '提取使用',
      '个人贷款',
      '灵活就业',
      '服务与监督',
    ]);
    for (const { zcfl, sl } of data) expect(search({ zcfl }).total).toBe(sl);
    const conditions = { gjz: '提取', yxzt: '1', ygdx: '4' };
    for (const { zcfl, sl } of listPolicyCategories(conditions)) expect(search({ ...conditions, zcfl }).total).toBe(sl);
  });

  it('finds by everyday words', () => {
    for (const [gjz, term] of [
      ['取钱', '提取'],
      ['买房', '购房'],
      ['房东', '租房'],
      ['骑手', '灵活就业'],
      ['月供', '还款'],
    ] as const) {
      const { list } = search({ gjz });
      expect(`${list[0]?.zcbt}${list[0]?.zy}`, gjz).toContain(term);
    }
  });

  it('finds words of title, number and text, all of them; a title comes first', () => {
    const rent = search({ gjz: '租房 限额' });
    expect(rent.total).toBeGreaterThan(1);
    expect(rent.list[0]?.zcbt).toContain('租房');
    expect(search({ gjz: '云房金〔2026〕18号' }).list.map(({ id }) => id)).toEqual(['ZC20260615001']);
    expect(search({ gjz: '缴存基数上限为27,645元' }).list.map(({ id }) => id)).toEqual(['ZC20250616001']);
    expect(search({ gjz: '继承公证' }).list[0]?.zy).toContain('继承公证');
    expect(search({ gjz: '没有这样的词' })).toMatchObject({ list: [], total: 0 });
    // Markup is no text.
    expect(search({ gjz: 'border-collapse' }).total).toBe(0);
  });

  it('by validity and audience together', () => {
    const { list } = search({ yxzt: '1', ygdx: '3', size: 50 });
    expect(list.length).toBeGreaterThan(3);
    expect(list.every(({ yxzt, ygdx }) => yxzt === '1' && ygdx.split(',').includes('3'))).toBe(true);
  });
});

describe('a policy', () => {
  it('has its text in Base64 with the figures of the parameters', () => {
    const data = textOf('ZC20260615001');
    const text = decodeBase64(data.zcnr);
    expect(text).toContain('28,680元');
    expect(Number(policy('p.jcjsSx').value)).toBe(28680);
    // 28 680.00 × 12 %, and both sides together.
    expect(text).toContain('3,441.60元');
    expect(text).toContain('6,883.20元');
    expect(data).toMatchObject({ yxzt: '1', xxzc: null, tdzc: [{ id: 'ZC20250616001' }] });
  });

  it('that no longer holds points to what does, over every step in between', () => {
    const data = textOf('ZC20240614001');
    expect(data).toMatchObject({ yxzt: '3', xxzc: { id: 'ZC20260615001' } });
    expect(textOf('ZC20220610001')).toMatchObject({ yxzt: '3', xxzc: null, sxyy: '执行期满，自2023年1月1日起失效。' });
  });

  it('that is not known is said to be so', () => {
    for (const id of ['', 'ZC0', '../x', "' or 1=1", 'constructor']) {
      for (const answer of [refusal(() => textOf(id)), refusal(() => policyAnswers(id))]) {
        expect(answer, id).toBeInstanceOf(BusinessError);
        expect(answer, id).toMatchObject({ code: '1', message: expect.stringContaining('没有找到这份政策') });
      }
    }
  });

  it('every one can be opened, with links and files that exist', () => {
    const ids = new Set(policyDocuments.map(({ id }) => id));
    expect(ids.size).toBe(policyDocuments.length);
    for (const { id, yxzt, tdzc, sxyy, fbrq, sxrq } of policyDocuments) {
      const data = textOf(id);
      const text = decodeBase64(data.zcnr).replace(/src="data:[^"]*"/g, '');
      expect([id, /undefined|NaN|null/.test(text)]).toEqual([id, false]);
      expect([id, yxzt !== '1']).toEqual([id, Boolean(tdzc || sxyy)]);
      expect([id, fbrq <= sxrq]).toEqual([id, true]);
      // Published, and in force from its day on.
      const states = [fbrq, sxrq].map((day) => policyText(id, day).sfsx);
      expect([id, ...states]).toEqual([id, fbrq < sxrq ? '0' : '1', '1']);
      expect([id, data.xxzc !== null]).toEqual([id, tdzc !== undefined]);
      for (const link of [...data.xgzc, ...data.tdzc]) expect(ids.has(link.id)).toBe(true);
    }
    const data = textOf('ZC20260919001');
    expect(data.fj.map(({ wjmc, gs }) => `${wjmc}.${gs}`)).toContain('住房公积金提取申请表.pdf');
  });

  it('numbers of a year follow the dates, and a number in a text is that of a document', () => {
    const numbers = policyDocuments.map(({ zcwh, fbrq }) => [/^(.*)〔(\d+)〕(\d+)号$/.exec(zcwh), fbrq] as const);
    const rows = numbers.flatMap(([parts, fbrq]) => {
      const [, series = '', year = '', number = ''] = parts ?? [];
      return parts ? [{ key: `${series}${year}`, number: Number(number), fbrq }] : [];
    });
    for (const { key, number, fbrq } of rows) {
      const later = rows.filter((other) => other.key === key && other.fbrq > fbrq);
      expect(later.filter((other) => other.number <= number)).toEqual([]);
      expect(rows.filter((other) => other.key === key && other.number === number)).toHaveLength(1);
    }
    const known = new Set(policyDocuments.map(({ zcwh }) => zcwh));
    const quoted = policyDocuments.flatMap(({ nr }) => nr.match(/云房金(?:管委)?〔\d+〕[\d-]+号/g) ?? []);
    expect(quoted.filter((number) => !known.has(number))).toEqual([]);
  });

  it('twelve and more are full documents', () => {
    const full = policyDocuments.filter(({ nr }) => /<h2>/.test(nr) && /<table/.test(nr));
    expect(full.length).toBeGreaterThanOrEqual(12);
    expect(policyDocuments.some(({ nr }) => nr.includes('data:image/webp;base64,'))).toBe(true);
  });

  it('is explained by questions and answers', () => {
    const data = policyAnswers('ZC20260918002');
    expect(data[0]).toEqual({ wt: '没有租赁合同可以提取吗？', hd: '可以按未备案办理，每人每月不超过1,500元。' });
    expect(policyAnswers('ZC20240614001')).toEqual([]);
  });
});
