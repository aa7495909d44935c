<#import "page.ftl" as writdesk>
<@writdesk.page pageId="error.ftl" hasForm=false />
