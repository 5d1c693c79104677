import type { PlainDate } from '@/domain/dates';
import type { Instalment } from '@/domain/loan/loan';
import type { Fen } from '@/domain/money';
import { type CalculatorValues, calculatorKind } from './default-values';
import { type CombinedOutcome, combinedOutcome } from './kinds/combined';
import { type LimitOutcome, limitOutcome } from './kinds/limits';
import { type PrepaymentOutcome, prepaymentOutcome } from './kinds/prepayment';
import { METHOD_NAMES } from './kinds/read';
import { type RentOutcome, rentOutcome } from './kinds/rent';
import { type RepaymentOutcome, repaymentOutcome } from './kinds/repayment';
import type { PolicyNumbers } from './policy-numbers';

/** Result by kind of calculation. */
export type CalculatorOutcome = RepaymentOutcome | LimitOutcome | PrepaymentOutcome | CombinedOutcome | RentOutcome;

/** A line of a copy: an amount (in capitals too with `words`), a text, or an amount with a text. */
export interface PaperFact {
  label: string;
  fen?: Fen;
  words?: true;
  text?: string;
}

/** @param values valid values (`problemsOf`) */
export function outcomeOf(values: CalculatorValues, numbers: PolicyNumbers, today: PlainDate): CalculatorOutcome {
  switch (calculatorKind(values)) {
    case '1':
      return repaymentOutcome(values);
    case '2':
      return limitOutcome(values, numbers, today);
    case '3':
      return prepaymentOutcome(values, numbers);
    case '4':
      return combinedOutcome(values);
    case '5':
      return rentOutcome(values);
  }
}

export interface NamedSchedule {
  name: string;
  rows: readonly Instalment[];
}

/** Schedule of the chosen option; undefined without instalments. */
export function outcomeSchedule(outcome: CalculatorOutcome): NamedSchedule | undefined {
  switch (outcome.kind) {
    case '1': {
      const way = outcome.ways.find(({ method }) => method === outcome.chosen);
      return way && { name: METHOD_NAMES[way.method], rows: way.schedule };
    }
    case '2': {
      const way = outcome.repayment[0];
      return way && { name: `按可贷额度、${METHOD_NAMES[way.method]}`, rows: way.schedule };
    }
    case '3': {
      const { options, chosen } = outcome;
      if (!options || chosen === '03') return undefined;
      return chosen === '01'
        ? { name: '减少月供后', rows: options.lessPayment.schedule }
        : { name: '缩短期限后', rows: options.shorterTerm.schedule };
    }
    case '4':
      return { name: '公积金与商业贷款合计', rows: outcome.schedule };
    case '5':
      return undefined;
  }
}
