declare module "*.ftl?first" {
  const text: string;
  export default text;
}
declare module "*.ftl?rest" {
  const text: string;
  export default text;
}
