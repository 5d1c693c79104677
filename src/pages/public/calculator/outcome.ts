import type { PlainDate } from '@/domain/dates';
import type { Instalment } from '@/domain/loan';
import type { Fen } from '@/domain/money';
import { type CombinedOutcome, combinedOutcome } from './kinds/combined';
import { type LimitOutcome, limitOutcome } from './kinds/limits';
import { type PrepaymentOutcome, prepaymentOutcome } from './kinds/prepayment';
import { METHOD_NAMES } from './kinds/read';
import { type RentOutcome, rentOutcome } from './kinds/rent';
import { type RepaymentOutcome, repaymentOutcome } from './kinds/repayment';
import type { PolicyNumbers } from './policy-numbers';
import { kindOf, type Values } from './usual-values';

/** What a calculation comes to, by its kind. */
export type Outcome = RepaymentOutcome | LimitOutcome | PrepaymentOutcome | CombinedOutcome | RentOutcome;

/** A line of a copy: an amount, in capitals too with `words`; a text; or an amount and what is said of it. */
export interface PaperFact {
  label: string;
  fen?: Fen;
  words?: true;
  text?: string;
}

/** @param values in which nothing is wrong (`problemsOf`) */
export function outcomeOf(values: Values, numbers: PolicyNumbers, today: PlainDate): Outcome {
  switch (kindOf(values)) {
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

/** The instalments that belong to what is chosen; none where nothing is repaid in instalments. */
export function scheduleOf(outcome: Outcome): NamedSchedule | undefined {
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
