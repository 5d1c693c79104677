import { Alert } from 'antd';
import { useStore } from 'zustand';
import { useRun } from '../run/run';

/** What the values bring with them that nobody typed, as the centre says: on the form, and once more where it is checked. */
export function Told() {
  const { form } = useRun();
  const told = useStore(form.store, () => form.facts().told);
  return (
    <div role="status">
      {told.map((text) => (
        <Alert key={text} type="warning" showIcon title={text} />
      ))}
    </div>
  );
}
