import { describe, expect, it } from 'vitest';
import type { AmountLimit } from '@/api/cases/judgement';
import { createForm } from '@/form/store/form-store';
import { sampleFacts, sampleFlow } from '../../engine/sample-flow';

const limit = (kytqe: string): AmountLimit => ({
  grzhye: '10000.00',
  blje: '0.00',
  djje: '0.00',
  ljytq: '0.00',
  kytqe,
  gs: '',
  yj: '',
  mx: [],
});
const open = () => createForm(sampleFlow, sampleFacts, { values: sampleFlow.initial });

describe('the form', () => {
  it("keeps the centre's message when the field is left as it was, until its value is another", () => {
    const form = open();
    form.set('amount', '100');
    form.placeErrors({ amount: '金额与登记不符' });
    form.leave('amount');
    expect(form.store.getState().errors).toEqual({ amount: '金额与登记不符' });
    form.set('amount', '200');
    form.leave('amount');
    expect(form.store.getState().errors).toEqual({});
  });

  it("keeps the centre's message while the limit is asked for anew and other fields are filled in", () => {
    const form = open();
    form.set('amount', '100');
    form.placeErrors({ amount: '金额与登记不符' });
    form.inform({ limit: null });
    form.set('children', '2');
    expect(form.store.getState().errors).toEqual({ amount: '金额与登记不符' });
    form.set('amount', '200');
    form.leave('amount');
    expect(form.store.getState().errors).toEqual({});
  });

  it('says at a field that was left what the centre finds wrong with it, and does not pass it as it stands', () => {
    const form = open();
    const names = new Set(['type', 'children']);
    form.set('type', '1');
    form.set('children', '3');
    form.judged({ children: '与登记不符', month: '已办理', amount: '超过额度' });
    // Not left yet; the month is empty; the amount depends on what is above it.
    expect(form.store.getState().errors).toEqual({});
    expect(form.check(names)).toEqual(['children']);
    expect(form.check()).toEqual(['children', 'month', 'card', 'amount', 'promise']);
    expect(form.passes(names)).toBe(true);
    form.set('children', '2');
    form.leave('children');
    expect(form.check(names)).toEqual([]);
    form.judged({ children: '与登记不符' });
    expect(form.store.getState().errors).toMatchObject({ children: '与登记不符' });
    // The next answer is another one: what it does not say any more is over.
    form.judged({});
    expect(form.store.getState().errors.children).toBeUndefined();
  });

  it('what the centre finds of values that have changed since it was asked is not said of the new ones', () => {
    const form = open();
    form.set('type', '1');
    const asked = form.store.getState().values;
    form.set('type', '2');
    form.judged({ type: '还款满6期后方可提前还款' }, asked);
    expect(form.store.getState().errors).toEqual({});
    form.check();
    expect(form.store.getState().errors.type).toBeUndefined();
    form.set('type', '1');
    form.check();
    expect(form.store.getState().errors.type).toBe('还款满6期后方可提前还款');
  });

  it('says at once what the centre finds wrong with a choice: it is whole when it is made', () => {
    const form = open();
    form.set('type', '1');
    form.judged({ type: '还款满6期后方可提前还款' });
    expect(form.store.getState().errors).toEqual({ type: '还款满6期后方可提前还款' });
    form.set('type', '2');
    form.judged({});
    expect(form.store.getState().errors).toEqual({});
  });

  it.each(['', ' 　', 'null', ' null '])('takes %j for nothing', (text) => {
    const form = open();
    form.set('amount', text);
    expect(form.check()).toContain('amount');
    expect(form.store.getState().errors.amount).toBe('请输入金额');
  });

  it('asks for every required field that shows', () => {
    const form = open();
    expect(form.check()).toEqual(['type', 'children', 'month', 'card', 'amount', 'promise']);
    expect(form.store.getState().errors).toEqual({
      type: '请选择类型',
      children: '请输入子女数',
      month: '请选择月份',
      card: '请输入收款账号',
      amount: '请输入金额',
      promise: '请勾选承诺书',
    });
  });

  it.each([
    ['amount', '1e3', '无效金额'],
    ['amount', '1234567890123456', '金额过大'],
    ['children', '12', '请输入0至9之间的整数'],
    ['idno', '110101198503071210', '请输入正确格式的证件号'],
    ['month', '2026-12', '月份不能晚于2026-11'],
  ])('clears %s when it reads %s, says why and gives it back', (name, typed, message) => {
    const form = open();
    form.set(name, typed);
    form.leave(name);
    expect(form.store.getState()).toMatchObject({
      values: { [name]: '' },
      cleared: { [name]: typed },
      errors: { [name]: message },
    });
    form.restore(name);
    expect(form.store.getState().values[name]).toBe(typed);
    expect(form.store.getState().cleared).toEqual({});
  });

  it('keeps a value that breaks a rule between fields', () => {
    const form = open();
    form.inform({ limit: limit('1500.00') });
    form.set('amount', '1500.01');
    form.leave('amount');
    expect(form.store.getState()).toMatchObject({
      values: { amount: '1500.01' },
      errors: { amount: '申请提取金额不能大于可提取额' },
    });
    form.inform({ limit: limit('2000.00') });
    expect(form.store.getState().errors).toEqual({});
  });

  it('goes on saying what was wrong with a value it cleared, whatever changes elsewhere', () => {
    const form = open();
    form.set('month', '2026-12');
    form.leave('month');
    form.set('type', '1');
    form.inform({ limit: limit('1500.00') });
    expect(form.store.getState().errors).toEqual({ month: '月份不能晚于2026-11' });
    form.set('month', '2026-11');
    expect(form.store.getState().errors).toEqual({});
  });

  it('does not take an optional field for left empty whose wrong text it cleared, and a draft keeps that text', () => {
    const email = { kind: 'email', name: 'children', label: '电子邮箱', required: false } as const;
    const definition = { ...sampleFlow, sections: [{ key: 'contact', title: '联系', fields: [email] }] };
    const form = createForm(definition, sampleFacts, { values: { children: 'yewu@anju.example.com' } });
    form.set('children', 'a@b.c');
    form.leave('children');
    expect(form.check()).toEqual(['children']);
    expect(form.store.getState().errors).toEqual({ children: '请输入正确格式的邮箱' });
    expect([form.passes(), form.invalid(new Set(['children'])).length]).toEqual([false, 1]);
    expect(form.typed()).toEqual({ children: 'a@b.c' });
    // Emptied on purpose it holds.
    form.set('children', '');
    expect(form.check()).toEqual([]);
  });

  it('takes no option that is not on the list', () => {
    const form = open();
    form.set('type', 'constructor');
    expect(form.check()).toContain('type');
    expect(form.store.getState().errors.type).toBe('请选择类型');
  });

  it('leaves an empty field alone when it is only passed by', () => {
    const form = open();
    form.leave('amount');
    expect(form.store.getState().errors).toEqual({});
  });

  it('says nothing at a field that another choice has hidden before it is left', () => {
    const form = open();
    form.set('type', '2');
    form.set('rent', '1.234');
    form.set('type', '1');
    form.leave('rent');
    expect(form.store.getState()).toMatchObject({ errors: {}, cleared: {} });
  });

  it('says of a required field that it is empty once something was typed or deleted there', () => {
    const form = open();
    form.set('amount', '5');
    form.set('amount', '');
    form.leave('amount');
    form.leave('children');
    expect(form.store.getState().errors).toEqual({ amount: '请输入金额' });
    form.set('amount', '5');
    expect(form.store.getState().errors).toEqual({});
  });

  it('places the errors of the centre and hands back those without a field', () => {
    const form = open();
    expect(form.placeErrors({ amount: '超过额度', nothere: '别的' })).toEqual(['别的']);
    expect(form.store.getState().errors).toEqual({ amount: '超过额度' });
  });

  it('accepts the masked number of the bound card', () => {
    const form = open();
    form.set('card', '6222********0123');
    form.leave('card');
    expect(form.store.getState()).toMatchObject({ values: { card: '6222********0123' }, errors: {} });
  });
});
