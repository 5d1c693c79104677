import { useStore } from 'zustand';
import type { FormSection } from '@/form/definition';
import sections from '@/form/sections/sections.module.css';
import { useRun } from '../run/run';
import { LimitPanel } from './LimitPanel';
import styles from './limit.module.css';

const NOTES = {
  known: () => '',
  asking: (name: string) => `正在核算${name}…`,
  failed: (name: string) => `暂未能核算${name}，提交时以中心核定为准`,
} as const;

/** Where an amount is typed its limit is in sight, and where all there is is paid. */
export function LiveLimit({ section: { quote, fields, pending = '' } }: { section: FormSection }) {
  const isShown = quote || fields.some((field) => field.kind === 'money' && field.capital);
  return isShown ? <Limit pending={pending} /> : null;
}

/** The limit for what is typed so far, and the conditions that it breaks; `pending`: what is said until there is one. */
function Limit({ pending }: { pending: string }) {
  const { form } = useRun();
  const limit = useStore(form.store, () => form.facts().limit);
  const state = useStore(form.store, () => form.facts().limitState);
  const unmet = useStore(form.store, () => form.facts().unmet);
  const note = NOTES[state](limit?.mc ?? '可提取额');
  return (
    <>
      {limit ? <LimitPanel limit={limit} note={note} /> : <p role="status">{note || pending}</p>}
      {unmet.map((condition) => (
        <div key={condition.tjbh} role="alert" className={styles.against}>
          <span aria-hidden="true">!</span>
          <div>
            <p>{`${condition.tjmc}：${condition.sjz}，要求${condition.yqz}`}</p>
            {condition.xyb && <p className={sections.note}>{condition.xyb}</p>}
          </div>
        </div>
      ))}
    </>
  );
}
