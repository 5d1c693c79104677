import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { useRun } from '@/engine/run/run';
import type { FlowValues } from '@/schema/field-kinds';
import { Muted } from '@/ui/layout/Muted';

/** Below the choice of a standing instruction: what it does, when first, and that it can be stopped; '' shows nothing. */
export function agreementMeaning<Values, Facts>(text: (values: Values, facts: Facts) => string): ComponentType {
  return function AgreementMeaning() {
    const { form } = useRun();
    // Values and facts are those of the flow whose field shows this.
    const textOf = (values: FlowValues) => text(values as Values, form.facts() as Facts);
    const shown = useStore(form.store, ({ values }) => textOf(values));
    // The limit may arrive later.
    useStore(form.store, ({ facts }) => facts);
    return shown === '' ? null : (
      <Muted role="status" body>
        {shown}
      </Muted>
    );
  };
}
