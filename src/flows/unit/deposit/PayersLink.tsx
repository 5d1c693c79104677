import { useStore } from 'zustand';
import { boundOf } from '@/domain/payer-label';
import { FlowLink } from '@/engine/flow/FlowLink';
import { useComeBack } from '@/engine/flow/way-back';
import { useRun } from '@/engine/run/run';
import type { PayStart } from './pay-fields';

/** The way to where accounts are registered and signed for, and from its receipt back to what was being filled in. */
export function PayersLink() {
  const { flow } = useRun();
  const state = useComeBack(flow.title, { resume: true });
  return (
    <p data-links>
      去办理：
      <FlowLink code="GJ0109" state={state} />
    </p>
  );
}

/** The same under a way of paying, while the one that is chosen has no account. */
export function PayersOfWay() {
  const { form } = useRun();
  const hjfs = useStore(form.store, ({ values }) => String(values.hjfs));
  // What every form that pays begins with (pay-fields.ts).
  const { wzhsm } = form.facts().own as PayStart;
  return hjfs in wzhsm ? <PayersLink /> : null;
}

/** The same under the account, while the one that is chosen is bound to a most: that is raised there. */
export function PayersOfBound() {
  const { form } = useRun();
  const zhbh = useStore(form.store, ({ values }) => String(values.zhbh));
  const { fkzhs } = form.facts().own as PayStart;
  return boundOf(fkzhs, zhbh) === '' ? null : <PayersLink />;
}
