// Apart from themeCommon.ts, which every page loads: the bundler would put all modules of one file into the same scripts.
export {
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
} from '@docusaurus/theme-common/internal';
