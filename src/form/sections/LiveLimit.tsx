import { useStore } from 'zustand';
import type { Form } from '../store/form-store';
import { LimitPanel } from './LimitPanel';
import sections from './sections.module.css';

const NOTES = {
  known: () => '',
  asking: (name: string) => `正在核算${name}…`,
  failed: (name: string) => `暂未能核算${name}，提交时以中心核定为准`,
} as const;

/** The limit for what is typed so far, and the conditions that it breaks; `pending`: what is said until there is one. */
export function LiveLimit({ form, pending = '' }: { form: Form; pending?: string | undefined }) {
  const limit = useStore(form.store, (state) => state.limit);
  const note = useStore(form.store, (state) => NOTES[state.limitState](state.limit?.mc ?? '可提取额'));
  const unmet = useStore(form.store, (state) => state.unmet);
  return (
    <>
      {limit ? <LimitPanel limit={limit} note={note} /> : <p role="status">{note || pending}</p>}
      {unmet.map((condition) => (
        <div key={condition.tjbh} role="alert" className={sections.unmet}>
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
