import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { useStore } from 'zustand';
import { same } from '@/form/values/draft-content';
import { useRun } from '../run/run';
import { LONGEST_STATEMENT } from '../run/statements';

/** Confirms that an unchanged returned part is correct, with a statement to the clerk. */
export function ConfirmUnchanged({ name, label }: { name: string; label: string }) {
  const { form } = useRun();
  const id = useId();
  const words = useStore(form.store, ({ stated }) => stated[name]);
  const changed = useStore(form.store, ({ values }) => {
    const returned = form.returned[name];
    return returned !== undefined && !same(values[name], returned.was);
  });
  if (changed) return null;
  return (
    <div>
      <Checkbox
        checked={words !== undefined}
        onChange={({ target }) => form.state(name, target.checked ? '' : undefined)}
      >
        {label}经核对无误，不修改
      </Checkbox>
      {words !== undefined && (
        <>
          <label htmlFor={id}>{label}的情况说明（交给审核人员，必填）</label>
          <Input.TextArea
            id={id}
            value={words}
            maxLength={LONGEST_STATEMENT}
            showCount
            autoSize={{ minRows: 2 }}
            onChange={({ target }) => form.state(name, target.value)}
          />
        </>
      )}
    </div>
  );
}
