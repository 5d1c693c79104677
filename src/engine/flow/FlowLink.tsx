import { flowEntry, useFlowArea } from './flow-index';
import { MenuLink } from './MenuLink';

/** Link to a business by code, labelled with its name; plain text for users without it in their menu. */
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
