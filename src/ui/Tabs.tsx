import { Tabs as AntdTabs, type TabsProps } from 'antd';
import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';

interface HallTabsProps extends TabsProps {
  /** Name of the row of tabs. */
  label: string;
}

/** In a row beside others the tabs take what is left, and scroll instead of widening the page. */
const NARROW = { flex: '1 1 auto', minWidth: 0, maxWidth: '100%' };

/**
 * antd's Tabs with a name for the row of tabs, and without the English sentence that it puts into a focused tab, and thereby into
 * its name: 'Tab 1 of 3' (@rc-component/tabs, TabNode).
 */
export function Tabs({ label, ...props }: HallTabsProps) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    around.current?.querySelector('[role="tablist"]')?.setAttribute('aria-label', label);
  }, [label]);
  return (
    <div ref={around} style={NARROW}>
      <AntdTabs
        {...props}
        renderTabBar={(bar, TabBar) => <TabBar {...bar}>{withoutPosition as () => ReactElement}</TabBar>}
      />
    </div>
  );
}

type Node = ReactElement<{ children?: ReactNode; 'aria-live'?: string }>;

function withoutPosition(node: Node): Node {
  const [tab, ...others] = Children.toArray(node.props.children) as Node[];
  if (!tab) return node;
  const said = Children.toArray(tab.props.children).filter(
    (child) => !(isValidElement<Node['props']>(child) && child.props['aria-live']),
  );
  return cloneElement(node, {}, cloneElement(tab, {}, ...said), ...others);
}
