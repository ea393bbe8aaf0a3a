// Change: the brand is drawn from the sprite with its name beside it, instead of an image. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {Brand} from '@site/src/ui/Brand';

export default function NavbarLogo(): ReactNode {
  return <Brand />;
}
