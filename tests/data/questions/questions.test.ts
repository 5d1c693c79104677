// @vitest-environment node
import { matterAt } from '@mocks/centre/public/answers/answers-matters';
import { withFigures } from '@mocks/centre/public/answers/answers-text';
import { menus } from '@mocks/data/menus/menus';
import { policyParameters } from '@mocks/data/policy/policy';
import { questions } from '@mocks/data/questions/questions';
import { describe, expect, it } from 'vitest';
import { publicPages } from '@/app/pages/public-pages';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { isPublicPath } from '@/session/public-paths';

/** Figures that are no parameter of the centre: of the law, of the calendar, of the national practice. Nothing else may stand written out. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  dk03: ['五年', '五年', '五年', '五年', '1月', '1日'], // 中国人民银行: the two terms, the day of the change
  dk20: ['五年', '五年'], // as dk03
  dk04: ['5年'], // retirement and five years: YEARS_AFTER of domain/loan-terms.ts
  hk08: ['5年'],
  dk15: ['三期', '六期'], // practice of credit reports
  hk07: ['12个月'], // docs/rules/gd0404-repayment-method.md
  hk14: ['1月', '1日'],
  jc04: ['7月'],
  jc06: ['6月', '30日'], // 条例 第二十一条
  jc12: ['二个月'], // 条例 第十七条
  dw06: ['7月'],
  dw13: ['6月', '30日'],
  dw16: ['30日'], // 条例 第十四条
  dw19: ['5万元', '30万元'], // 条例 第三十七条
  dw12: ['三年'],
  lh01: ['16周岁'], // 民法典
  tq03: ['35周岁'], // as the title of p.zfXsm
  tq22: ['2025年', '63周岁', '58周岁'], // 延迟法定退休年龄的办法
  tq29: ['24小时'],
  tq34: ['三年'], // the measures against fraud
  // The least amount there is, and no policy.
  tq35: ['0.01元'],
  tq39: ['三年'],
};
const FIGURE =
  /(?:\d[\d,.]*|[二三四五六七八九十百]+)(?:万元|元|%|年(?!冲)|个月|月|个工作日|日|天|周岁|岁|小时|分钟|秒|期(?!间)|倍|成)/g;

describe('the answers', () => {
  it('write out no figure that the centre may change', () => {
    const found = questions.flatMap(({ id, nr }) => {
      const figures = nr.replace(/\{p\.\w+\}/g, '').match(FIGURE) ?? [];
      return figures.length > 0 ? [[id, figures]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(WRITTEN);
  });

  it('fill in every figure with a unit, none empty', () => {
    const known = new Set<string>(policyParameters.map(({ key }) => key));
    for (const { id, nr } of questions) {
      for (const [, key = ''] of nr.matchAll(/\{(p\.\w+)\}/g)) expect(known, `${id} ${key}`).toContain(key);
      expect(withFigures(nr), id).not.toMatch(/[{}]|undefined|NaN|(?:\d,?){4,}\.00|个月个月|元元|%%|天天/);
    }
  });

  it('lead to addresses that exist for whom they are', () => {
    const tables = {
      '1': buildRouteTable(menus['1'], '1'),
      '2': buildRouteTable(menus['2'], '2'),
      '3': buildRouteTable(menus['3'], '3'),
    };
    for (const { id, lj = [] } of questions) {
      for (const path of lj) {
        const { yhlx } = matterAt(path);
        const where = `${id} ${path}`;
        if (yhlx === '') expect(isPublicPath(path) && (path === '/login' || publicPages.has(path)), where).toBe(true);
        else expect(tables[yhlx].byPath.has(path), where).toBe(true);
      }
    }
  });
});
