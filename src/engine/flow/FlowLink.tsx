import { flowEntry, useFlowArea } from './flow-index';
import { MenuLink } from './MenuLink';

/** A link to a business by its code, called as the business is; its name alone for those who have it not in their menu. */
export function FlowLink({ code, state }: { code: string; state?: object }) {
  const entry = flowEntry(code, useFlowArea());
  return (
    entry && (
      <MenuLink to={entry.path} state={state} otherwise={entry.title}>
        {entry.title}
      </MenuLink>
    )
  );
}
