// Change: the brand is drawn from the sprite with its name beside it, instead of an image. Ejected (3.10.2 51f6fef2).
export {Brand as default} from '@site/src/ui/Brand';
