import type { DictionaryItem } from '@/api/session/system';
import { allBusinesses } from '../kernel/business-names';
import { byCode, rulesChanging, rulesFor, shortName } from './registered';
import type { BusinessRule } from './rule';

/** Dictionaries whose values are businesses: all (ywlx), batch businesses (plyw), changes of members (rybdlx) and of terms (jstzlx). */
export function businessDictionaries(): Record<string, DictionaryItem[]> {
  const many = rulesFor('unit').filter(({ batch }) => batch?.columns);
  return {
    ywlx: allBusinesses().map((business) => item(business, business.ywmc)),
    plyw: many.sort(byCode).map((rule) => item(rule, rule.ywmc)),
    rybdlx: rulesChanging('members').map((rule) => item(rule, shortName(rule))),
    jstzlx: rulesChanging('terms').map((rule) => item(rule, shortName(rule))),
  };
}

const item = ({ ywlx }: Pick<BusinessRule, 'ywlx'>, label: string): DictionaryItem => ({
  value: ywlx,
  label,
  enable: '1',
  valueColor: '',
});
