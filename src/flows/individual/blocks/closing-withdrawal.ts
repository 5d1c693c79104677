import { judgeApplication, submitApplication } from '@/api/application';
import type { SubmitAnswer } from '@/api/business';
import { formatMoney } from '@/domain/money';
import type { RunCalls } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Plain, Tick } from '@/form/field-kinds';
import { type PayeeValues, payeePrefill } from './payee';
import { withdrawalNext } from './withdrawal-next';

export interface ClosingValues extends PayeeValues {
  cns: Tick;
}

/** What all withdrawals have in common that close the own account: the centre computes the amount, nothing typed moves it. */
export function closingWithdrawal(code: string) {
  return {
    prefill: payeePrefill,
    judge: {
      ask: (request: Record<string, unknown>, options: { signal?: AbortSignal }) =>
        judgeApplication('tqsq/tqyw', code, request, options),
      deciding: [],
      estimate: () => null,
    },
    request: <V extends Plain<ClosingValues>>(values: V) => ({ ...values, cns: values.cns ? '1' : '0' }),
    submit: (ywlsh: string, request: Record<string, unknown>, _calls: RunCalls) =>
      submitApplication('tqsq/tqyw', code, ywlsh, request),
    receipt: {
      figures: (_: unknown, { limit }: PersonFacts) => [
        { label: '销户提取金额', value: `${formatMoney(limit?.kytqe)}（以转账当日本息为准）` },
      ],
      next: (answer: SubmitAnswer) => withdrawalNext(answer, { to: '您的收款账户', account: 'closed' }),
    },
  };
}
