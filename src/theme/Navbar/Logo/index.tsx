// Change: the brand is drawn from the sprite with its name beside it, instead of an image. Ejected from 3.10.2.
export {Brand as default} from '@site/src/ui/Brand';
