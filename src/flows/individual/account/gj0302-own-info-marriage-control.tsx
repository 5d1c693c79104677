import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { fetchMarriage, type MarriageAnswer } from '@/api/person/info-change';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import { failureText } from '@/lib/shown-errors';
import { dictionaryLabel } from '@/session/dictionary';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import styles from './gj0302-own-info.module.css';
import { ADOPTED } from './gj0302-own-info-marriage';

type Query =
  | { phase: 'idle' | 'asking' }
  | { phase: 'failed'; text: string }
  | { phase: 'answered'; found: MarriageAnswer };

/** Consent, query of the marriage register and its result, which can be adopted into the fields below. */
export default function MarriageControl({ id, value, onChange, aria }: CustomControlProps) {
  const { form } = useRun();
  const [consent, setConsent] = useState(value === ADOPTED);
  const [query, setQuery] = useState<Query>({ phase: 'idle' });

  const ask = async () => {
    setQuery({ phase: 'asking' });
    try {
      const found = await fetchMarriage();
      setQuery({ phase: 'answered', found });
      if (found.hyzk === '') return;
      form.set('hyzk', found.hyzk);
      onChange(ADOPTED);
    } catch (error) {
      setQuery({ phase: 'failed', text: failureText(error, '查询失败，请稍后重试') });
    }
  };
  const withdraw = (agreed: boolean) => {
    setConsent(agreed);
    if (agreed) return;
    setQuery({ phase: 'idle' });
    onChange('');
  };

  return (
    // A fieldset would show a second label besides the row's.
    <Stack
      role="group"
      align="start"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      <Checkbox id={id} checked={consent} onChange={(event) => withdraw(event.target.checked)}>
        授权中心向民政部门查询本人的婚姻登记信息，仅用于本次信息变更
      </Checkbox>
      <Button disabled={!consent || query.phase === 'asking'} onClick={() => void ask()}>
        {query.phase === 'asking' ? '正在查询…' : '查询婚姻登记'}
      </Button>
      <Muted role="status" body className={styles.answer}>
        {answerText(query, value)}
      </Muted>
      {query.phase === 'failed' && (
        <p role="alert" className={styles.problem}>
          {query.text}
        </p>
      )}
    </Stack>
  );
}

function answerText(query: Query, value: string): string {
  if (query.phase !== 'answered') return value === ADOPTED ? '已采用民政登记信息，提交时由中心核对' : '';
  const { hyzk, poxm, pozjhm } = query.found;
  if (hyzk === '') return '未查询到婚姻登记，请在下方自行选择婚姻状况';
  return `查询结果：${dictionaryLabel('hyzk', hyzk)}，配偶${poxm}（${pozjhm}），已采用`;
}
