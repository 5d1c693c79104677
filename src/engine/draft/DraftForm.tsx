import { type ComponentProps, useState } from 'react';
import { ApiError } from '@/api/client/errors';
import type { FormDefinition } from '@/form/definition';
import { OpenForm } from '@/form/open/OpenForm';
import { storedValues } from '@/form/values/draft-content';
import type { FlowValues } from '@/schema/field-kinds';
import { DraftLine } from './DraftLine';
import { useSavedForm } from './use-saved-form';

/** Draft of an open form. `former`: fields under other names in drafts saved by an earlier version. */
export function useFormDraft(code: string, form: FormDefinition, former: Readonly<Record<string, string>> = {}) {
  const [found, setFound] = useState<{ values: FlowValues; times: number }>({ values: {}, times: 0 });
  const saved = useSavedForm(code, (stored) => {
    const named = Object.fromEntries(Object.entries(stored).map(([name, value]) => [former[name] ?? name, value]));
    setFound(({ times }) => ({ values: storedValues(form, named), times: times + 1 }));
  });
  return { ...saved, code, form, found };
}

interface DraftFormProps extends Pick<ComponentProps<typeof OpenForm>, 'submitText' | 'busyText' | 'onCancel'> {
  saved: ReturnType<typeof useFormDraft>;
  send: (values: FlowValues) => Promise<unknown>;
  /** Text after a lost response: whether the same may be sent again. */
  lost: string;
  /** Called after a lost response. */
  onLost?: () => Promise<void>;
}

/** A small form whose input is kept in the draft box until it is sent. */
export function DraftForm({ saved, send, lost, onLost, ...rest }: DraftFormProps) {
  const { code, form, found, restored, keeper, keep, adopt, handIn } = saved;
  return (
    <>
      {restored && <p role="status">已恢复您之前填写的内容，请核对后提交。</p>}
      <OpenForm
        {...rest}
        key={found.times}
        form={form}
        start={found.values}
        onEdit={keep}
        onSubmit={async (values) => {
          try {
            await handIn(() => send(values));
          } catch (error) {
            if (!(error instanceof ApiError && error.outcomeUnknown)) throw error;
            await onLost?.();
            throw new Error(lost);
          }
        }}
        more={<DraftLine keeper={keeper} code={code} onAdopt={adopt} />}
      />
    </>
  );
}
