import { Button } from 'antd';
import { useState } from 'react';
import { fetchMembers, type Member } from '@/api/members';
import { peopleText } from '@/domain/counts';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import { TEXT_LENGTH } from '@/form/input/use-filtered-text';
import { isComposing } from '@/lib/composing';
import { dictionaryLabel } from '@/session/dictionary';
import { useChooseSubject, useNamedSubject } from './choose-subject';
import styles from './subject.module.css';
import type { MemberKey } from './subject-keys';

const MOST_FOUND = 10;

type Search =
  | { phase: 'idle' | 'asking' }
  | { phase: 'failed'; text: string }
  | { phase: 'found'; list: readonly Member[]; total: number };

/** Finds a member of the own unit by name, ID or account number, or takes the one that the address names. */
export default function MemberPicker({ id, value, aria }: CustomControlProps<Held<object>>) {
  const [key, setKey] = useState('');
  const [search, setSearch] = useState<Search>({ phase: 'idle' });
  const choose = useChooseSubject();
  // Whatever is known of a member besides, this much is: the flow's reader has read it.
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
    } catch (error) {
      setSearch({ phase: 'failed', text: sentenceOf(error) });
    }
  };
  useNamedSubject(pick);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; this one stands in the row above
    <div
      role="group"
      className={styles.picker}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      {member && (
        <p className={styles.picked}>
          已选择：{member.xingming}（{member.zjhm}，{member.grzh}，{dictionaryLabel('grzhzt', member.grzhzt)}）
        </p>
      )}
      <div className={styles.search}>
        <input
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
      </div>
      <p role="status" className={styles.status}>
        {search.phase === 'found' && foundText(search)}
      </p>
      {search.phase === 'failed' && (
        <p role="alert" className={styles.problem}>
          {search.text}
        </p>
      )}
      {search.phase === 'found' && search.list.length > 0 && (
        <ul className={styles.list} aria-label="查找结果">
          {search.list.map((one) => (
            <li key={one.grzh} className={styles.item}>
              <span>
                {one.xingming}　{one.zjhm}　{one.grzh}　{dictionaryLabel('grzhzt', one.grzhzt)}
              </span>
              <Button aria-label={`选择${one.xingming}（${one.grzh}）`} onClick={() => void pick(one.grzh)}>
                选择
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function foundText({ list, total }: { list: readonly Member[]; total: number }): string {
  if (total === 0) return '本单位没有符合的职工，请核对后再查找';
  return total > list.length
    ? `找到${peopleText(total)}，显示前${peopleText(list.length)}，请补充条件`
    : `找到${peopleText(total)}`;
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : '查询失败，请稍后重试');
