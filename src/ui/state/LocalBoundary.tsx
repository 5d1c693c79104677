import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Fallback; without it the error's message is shown (only for parts that throw user-readable messages). */
  instead?: ReactNode;
}

/** Error boundary of a small part: an error there does not unmount the page. */
export class LocalBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { children, instead } = this.props;
    if (!error) return children;
    return instead === undefined ? <span role="alert">{error.message}</span> : instead;
  }
}
