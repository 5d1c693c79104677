import { exceeds, moneyText } from '@/domain/money';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { when } from '../rules';
import { commitment } from './commitment';

/** Operations: sign, terminate. */
export const SIGN = '1';
export const END = '2';
export const signs = when('czlx', SIGN);
export const ends = when('czlx', END);

const enough = (minimum: string, _: unknown, { policy }: FormFacts) =>
  exceeds(policy('p.zhBlje'), minimum) ? `账户保留余额不能低于${moneyText(policy('p.zhBlje'))}` : undefined;

/** Fields of an order that repays a loan from the deposit: its signing or termination by name, the balance that stays, the reason. */
export const offsetFields = (sign: string, end: string) =>
  defineSchema({
    czlx: {
      kind: 'radio',
      label: '办理事项',
      options: [
        { value: SIGN, label: sign },
        { value: END, label: end },
      ],
    },
    blje: { kind: 'money', label: '账户保留余额', zero: 'allowed', visible: signs, rules: [enough] },
    jcyy: { kind: 'text', label: '解除原因', length: 'remark', multiline: true, spaces: 'keep', visible: ends },
    ...commitment,
  });
