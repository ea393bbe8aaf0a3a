// Change: nothing is drawn, since the mode of the system is not offered (light is the specified default). Ejected from 3.10.2.
import type {ReactNode} from 'react';

export default function IconSystemColorMode(): ReactNode {
  return null;
}
