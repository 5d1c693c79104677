import { Alert } from 'antd';
import { useStore } from 'zustand';
import { useRun } from '../run/run';

/** The centre's notes on consequences of the values, on the form and on the check page. */
export function FormWarnings() {
  const { form } = useRun();
  const warnings = useStore(form.store, () => form.facts().warnings);
  return (
    <div role="status">
      {warnings.map((text) => (
        <Alert key={text} type="warning" showIcon role="none" title={text} />
      ))}
    </div>
  );
}
