import { Button, Input } from 'antd';
import { useState } from 'react';
import { fetchMembers, type Member } from '@/api/unit/members';
import { peopleText } from '@/domain/text/counts';
import type { CustomControlProps } from '@/form/field-kinds';
import { TEXT_LENGTH } from '@/form/input/use-filtered-text';
import { isComposing } from '@/lib/composing';
import { failureText } from '@/lib/shown-errors';
import type { Held } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { useChooseSubject, useNamedSubject } from './choose-subject';
import styles from './subject.module.css';
import type { MemberKey } from './subject-keys';

const MOST_FOUND = 10;

type Search =
  | { phase: 'idle' | 'asking' }
  | { phase: 'failed'; text: string }
  | { phase: 'found'; list: readonly Member[]; total: number };

/** Picker for a member of the unit by name, ID or account number; an address may name one. */
export default function MemberPicker({ id, value, aria }: CustomControlProps<Held<object>>) {
  const [key, setKey] = useState('');
  const [search, setSearch] = useState<Search>({ phase: 'idle' });
  /** Whether another member is looked for, although one is chosen. */
  const [changing, setChanging] = useState(false);
  const choose = useChooseSubject();
  // Safe: the flow's reader returns at least these fields of a member.
  const member = value as (object & MemberKey) | null;

  const find = async () => {
    if (key.trim() === '') return setSearch({ phase: 'failed', text: '请输入姓名、证件号码或个人账号' });
    setSearch({ phase: 'asking' });
    try {
      const { list, total } = await fetchMembers({ key: key.trim(), page: 1, size: MOST_FOUND });
      setSearch({ phase: 'found', list, total });
    } catch (error) {
      setSearch({ phase: 'failed', text: sentenceOf(error) });
    }
  };
  const pick = async (grzh: string) => {
    try {
      await choose(grzh);
      setSearch({ phase: 'idle' });
      setChanging(false);
    } catch (error) {
      setSearch({ phase: 'failed', text: sentenceOf(error) });
    }
  };
  useNamedSubject(pick);

  return (
    // A fieldset would draw a second name; this one stands in the row above.
    <Stack role="group" aria-labelledby={aria['aria-labelledby']} aria-describedby={aria['aria-describedby']}>
      {member && (
        <Row>
          <p className={styles.picked}>
            已选择：{member.xingming}（{member.zjhm}，{member.grzh}，{dictionaryLabel('grzhzt', member.grzhzt)}）
          </p>
          {!changing && (
            <Button type="link" onClick={() => setChanging(true)}>
              换一名职工
            </Button>
          )}
        </Row>
      )}
      {(!member || changing) && (
        <Row align="stretch">
          <Input
            autoFocus={changing}
            id={id}
            type="search"
            className={styles.input}
            value={key}
            aria-label="姓名、证件号码或个人账号"
            placeholder="姓名、证件号码或个人账号"
            maxLength={TEXT_LENGTH}
            onChange={(event) => setKey(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event)) return;
              event.preventDefault();
              void find();
            }}
          />
          <Button disabled={search.phase === 'asking'} onClick={() => void find()}>
            {search.phase === 'asking' ? '正在查找…' : '查找职工'}
          </Button>
        </Row>
      )}
      <Muted role="status" body className={styles.status}>
        {search.phase === 'found' && foundText(search)}
      </Muted>
      {search.phase === 'failed' && (
        <p role="alert" className={styles.problem}>
          {search.text}
        </p>
      )}
      {search.phase === 'found' && search.list.length > 0 && (
        <Stack as="ul" gap={0} className={styles.list} aria-label="查找结果">
          {search.list.map((one) => (
            <Row key={one.grzh} as="li" justify="space-between" className={styles.item}>
              <span>
                {one.xingming}　{one.zjhm}　{one.grzh}　{dictionaryLabel('grzhzt', one.grzhzt)}
              </span>
              <Button aria-label={`选择${one.xingming}（${one.grzh}）`} onClick={() => void pick(one.grzh)}>
                选择
              </Button>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function foundText({ list, total }: { list: readonly Member[]; total: number }): string {
  if (total === 0) return '本单位没有符合的职工，请核对后再查找';
  return total > list.length
    ? `找到${peopleText(total)}，显示前${peopleText(list.length)}，请补充条件`
    : `找到${peopleText(total)}`;
}

const sentenceOf = (error: unknown) => failureText(error, '查询失败，请稍后重试');
