import type { DictionaryItem } from '@/api/session/system';
import { byCode, rulesChanging, rulesFor, shortName } from './registered';
import type { BusinessRule } from './rule';

/** Dictionaries whose values are businesses: batch businesses (plyw), changes of members (rybdlx) and of terms (jstzlx). */
export function businessDictionaries(): Record<string, DictionaryItem[]> {
  const many = rulesFor('unit').filter(({ batch }) => batch?.columns);
  return {
    plyw: many.sort(byCode).map((rule) => item(rule, rule.ywmc)),
    rybdlx: rulesChanging('members').map((rule) => item(rule, shortName(rule))),
    jstzlx: rulesChanging('terms').map((rule) => item(rule, shortName(rule))),
  };
}

const item = ({ ywlx }: BusinessRule, label: string): DictionaryItem => ({
  value: ywlx,
  label,
  enable: '1',
  valueColor: '',
});
