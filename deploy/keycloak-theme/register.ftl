<#import "page.ftl" as writdesk>
<@writdesk.page pageId="register.ftl" fields=["firstName", "lastName", "email", "password", "password-confirm"] />
