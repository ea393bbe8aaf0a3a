// Change: a thrown `undefined` becomes an error, since the stock error boundaries take it for none and leave a blank page. Ejected from 3.10.2.
import React, {Component, type ReactNode} from 'react';

type Props = {children: ReactNode};
type State = {thrown?: {value: unknown}};

/**
 * Rethrows what the error boundary of the layout cannot show, as an error that the outermost boundary shows. Anything can be
 * thrown, and Docusaurus renders the crashed page again while what was thrown is falsy.
 */
export default class Root extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(value: unknown): State {
    return {thrown: {value}};
  }

  override render(): ReactNode {
    const {thrown} = this.state;
    if (thrown) {
      throw thrown.value instanceof Error
        ? thrown.value
        : new Error(`Thrown instead of an error: ${String(thrown.value)}`);
    }
    return <>{this.props.children}</>;
  }
}
